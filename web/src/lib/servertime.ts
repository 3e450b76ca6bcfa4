/** The server's time, by which all clocks run: the browser's own may be wrong. */
let ahead = 0;

/** It is this time at the server, in seconds. */
export function setServerTime(now: number): void {
  ahead = now - Date.now() / 1_000;
}

export function serverNow(): number {
  return Date.now() / 1_000 + ahead;
}
