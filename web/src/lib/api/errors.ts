/** What the server, or the way to it, refuses: a code for us, words for the reader. */
import type { ReasonOut } from "./wire";
import { has, t } from "../i18n/index.svelte";

/** Beside the server's codes there are our own: `away` is a server that cannot be reached, `lost` an
 * answer that never came, `failed` anything else. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string = code,
    /** Why the rules forbid a move; `games/words.ts` says it. */
    readonly reason?: ReasonOut,
  ) {
    super(message);
    this.name = "Refusal";
  }
}

/** The words for an error; `about` names what was asked, where a code means something special. */
export function errorWords(error: unknown, about?: string): string {
  const code = error instanceof Refusal ? error.code : "failed";
  const special = `app-error-${about?.replaceAll("_", "-")}-${code}`;
  if (about && has(special)) return t(special);
  const usual = `app-error-${code}`;
  return has(usual) ? t(usual) : t("app-error-failed");
}
