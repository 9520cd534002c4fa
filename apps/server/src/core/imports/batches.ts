/**
 * Units to be done together, at most so many in a turn. Two that `apart` gives a common name never stand in the same
 * turn, and the one that comes first in the file goes first. So a file sorted by seller still makes full turns.
 */
export function planBatches<U>(units: readonly U[], apart: (unit: U) => readonly string[], maxSize: number): U[][] {
  const batches: U[][] = [];
  const next = new Map<string, number>();
  for (const unit of units) {
    const names = apart(unit);
    let at = Math.max(0, ...names.map((name) => next.get(name) ?? 0));
    while ((batches[at]?.length ?? 0) >= maxSize) at += 1;
    (batches[at] ??= []).push(unit);
    for (const name of names) next.set(name, at + 1);
  }
  return batches;
}
