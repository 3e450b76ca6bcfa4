/** Addresses and pages: the browser's own history, and links that do not load the page anew. */

export type Route =
  | { page: "home" }
  | { page: "table"; id: string }
  | { page: "analysis"; id: string }
  | { page: "rules"; game: string | null; section: string | null }
  | { page: "learn"; game: string | null; lesson: string | null }
  | { page: "puzzles"; game: string | null; what: string | null }
  | { page: "editor"; game: string | null }
  | { page: "settings" }
  | { page: "replay" }
  | { page: "fair" }
  | { page: "offline" }
  | { page: "nowhere"; path: string };

const NAME = /^[a-z0-9-]{1,60}$/;
/** Of a table; one that is kept on this device begins with a sign of its own. */
const IDENTITY = /^[A-Za-z0-9_~-][A-Za-z0-9_-]{15}$/;

/** Pages of which there is one each. */
const PLAIN = ["settings", "replay", "fair", "offline"] as const;

function isPlain(name: string): name is (typeof PLAIN)[number] {
  return (PLAIN as readonly string[]).includes(name);
}

/** The page of an address. */
export function routeOf(path: string, hash = ""): Route {
  const parts = path.split("/").filter(Boolean);
  const [first, second, third] = parts;
  if (parts.length === 0) return { page: "home" };
  if (first === "table" && parts.length === 2 && IDENTITY.test(second!))
    return { page: "table", id: second! };
  if (first === "table" && parts.length === 3 && IDENTITY.test(second!) && third === "analysis")
    return { page: "analysis", id: second! };
  if (first === "rules" && parts.length <= 2)
    return { page: "rules", game: second ?? null, section: hash.replace(/^#/, "") || null };
  if (first === "learn" && parts.length <= 3 && parts.slice(1).every((part) => NAME.test(part)))
    return { page: "learn", game: second ?? null, lesson: parts[2] ?? null };
  if (first === "puzzles" && parts.length <= 3 && parts.slice(1).every((part) => NAME.test(part)))
    return { page: "puzzles", game: second ?? null, what: third ?? null };
  if (first === "editor" && parts.length <= 2 && parts.slice(1).every((part) => NAME.test(part)))
    return { page: "editor", game: second ?? null };
  if (parts.length === 1 && isPlain(first!)) return { page: first };
  return { page: "nowhere", path };
}

/** The id of a table in what somebody typed or pasted: a link, or the id alone. */
export function tableIdIn(text: string): string | null {
  const last =
    text
      .trim()
      .replace(/[?#].*$/, "")
      .replace(/\/+$/, "")
      .split("/")
      .at(-1) ?? "";
  return IDENTITY.test(last) ? last : null;
}

let present = $state.raw<Route>({ page: "home" });

export function route(): Route {
  return present;
}

/** Go to an address of ours. */
export function go(address: string, replace = false): void {
  if (replace) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
  arrive();
  scrollTo(0, 0);
}

function arrive(): void {
  present = routeOf(location.pathname, location.hash);
}

/** Follow the browser's history and the links of the page; gives the way to stop. */
export function followLinks(): () => void {
  arrive();
  addEventListener("popstate", arrive);
  document.addEventListener("click", followClick);
  return () => {
    removeEventListener("popstate", arrive);
    document.removeEventListener("click", followClick);
  };
}

function followClick(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || link.target || link.hasAttribute("download")) return;
  const there = new URL(link.href, location.href);
  if (there.origin !== location.origin || there.pathname.startsWith("/api/")) return;
  if (there.pathname === location.pathname && there.hash) return; // a place on this page
  event.preventDefault();
  go(there.pathname + there.search + there.hash);
}
