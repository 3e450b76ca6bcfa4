/** Short notices at the edge of the page: what was refused, what is done. */

export interface Notice {
  number: number;
  text: string;
  kind: "good" | "bad";
}

const LASTS = 6_000;
let notices = $state.raw<Notice[]>([]);
let next = 1;

export function shownNotices(): Notice[] {
  return notices;
}

export function notice(text: string, kind: Notice["kind"] = "good"): void {
  const made = { number: next++, text, kind };
  notices = [...notices.filter((each) => each.text !== text), made].slice(-3);
  setTimeout(() => dismiss(made.number), LASTS);
}

export function dismiss(number: number): void {
  notices = notices.filter((each) => each.number !== number);
}
