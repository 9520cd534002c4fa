/**
 * Units in batches of at most `maxSize`. Two that `namesOf` gives a common name never stand in the same batch, and the
 * one that comes first in the file goes first. So a file sorted by seller still makes full batches.
 */
export function planBatches<U>(units: readonly U[], namesOf: (unit: U) => readonly string[], maxSize: number): U[][] {
  const batches: U[][] = [];
  const next = new Map<string, number>();
  for (const unit of units) {
    const names = namesOf(unit);
    let at = Math.max(0, ...names.map((name) => next.get(name) ?? 0));
    while ((batches[at]?.length ?? 0) >= maxSize) at += 1;
    (batches[at] ??= []).push(unit);
    for (const name of names) next.set(name, at + 1);
  }
  return batches;
}
