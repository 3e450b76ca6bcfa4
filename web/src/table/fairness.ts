/** Whether the secret of a shuffle is the one that the server had bound itself to. */

/** Null where the browser cannot compute it: on a page that came without https. */
export async function fits(secret: string, commitment: string): Promise<boolean | null> {
  const subtle = globalThis.crypto?.subtle;
  if (!subtle) return null;
  const bytes = new Uint8Array((secret.match(/../g) ?? []).map((pair) => parseInt(pair, 16)));
  const digest = new Uint8Array(await subtle.digest("SHA-256", bytes));
  const text = [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return text === commitment;
}
