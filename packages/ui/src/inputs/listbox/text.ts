/** Lower case with ё as е, for search by what people really type. Keeps the length of the text. */
export const fold = (text: string): string => text.toLocaleLowerCase('ru').replaceAll('ё', 'е');

/** The label cut at the match: `[before, match, after]`, or undefined when the query is not in it. */
export function splitMatch(label: string, query: string): [string, string, string] | undefined {
  const needle = fold(query.trim());
  const at = needle === '' ? -1 : fold(label).indexOf(needle);
  if (at < 0) return undefined;
  const end = at + needle.length;
  return [label.slice(0, at), label.slice(at, end), label.slice(end)];
}

/** Index of the next item that begins with the typed text, going round from `from`; -1 when none does. */
export function findByPrefix(labels: readonly string[], typed: string, from: number): number {
  const needle = fold(typed);
  // One letter pressed again and again walks through the items that begin with it.
  const same = needle.length > 1 && needle === needle.slice(0, 1).repeat(needle.length);
  const wanted = same ? needle.slice(0, 1) : needle;
  const start = same || needle.length === 1 ? from + 1 : Math.max(from, 0);
  for (let step = 0; step < labels.length; step += 1) {
    const at = (start + step) % labels.length;
    if (fold(labels[at] ?? '').startsWith(wanted)) return at;
  }
  return -1;
}
