/** Names of bots: invented, the same in every language, and never two alike at a table. */

/** A prime number of them, so that any stride through them meets each name once. */
// prettier-ignore
export const CREW = [
  "Alba", "Bastian", "Corvin", "Delphine", "Elio", "Fenna", "Gaspard", "Hedda", "Ivo", "Jorun",
  "Kasimir", "Livia", "Maren", "Nerea", "Odile", "Pelle", "Quirin", "Runa", "Severin", "Tamsin",
  "Ulysse", "Valeria", "Wenzel", "Xenia", "Yann", "Zora", "Ismael", "Marina", "Nemo",
] as const;

/** The names of a table's seats, if bots sit there; none that anybody else at the table has. */
export function crewNames(table: string, seats: number, others: readonly string[] = []): string[] {
  const number = hashOf(table);
  const first = number % CREW.length;
  const stride = 1 + (Math.floor(number / CREW.length) % (CREW.length - 1));
  const taken = new Set(others.map((name) => name.toLowerCase()));
  const names: string[] = [];
  for (let at = 0; names.length < seats && at < CREW.length; at++) {
    const name = CREW[(first + at * stride) % CREW.length]!;
    if (!taken.has(name.toLowerCase())) names.push(name);
  }
  return names;
}

/** FNV-1a: any short text as a number. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const each of text) hash = Math.imul(hash ^ each.codePointAt(0)!, 0x01000193) >>> 0;
  return hash;
}
