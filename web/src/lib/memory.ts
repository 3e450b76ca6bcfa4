/** What the browser keeps of this page under a name. Where it keeps nothing, or what it kept is
 * damaged, the usual values serve, and changes last as long as the page.
 */
export function recall<T extends object>(place: string, usual: T): T {
  const values = structuredClone(usual);
  try {
    return { ...values, ...(JSON.parse(localStorage.getItem(place) ?? "{}") as Partial<T>) };
  } catch {
    return values;
  }
}

export function remember(place: string, values: object): void {
  try {
    localStorage.setItem(place, JSON.stringify(values));
  } catch {
    // It lasts as long as the page.
  }
}
