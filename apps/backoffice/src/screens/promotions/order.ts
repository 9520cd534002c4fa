/** Room between two neighbours, so that a promotion can be put between them by a number alone. */
const step = 10;
const largest = 10_000;

/** The list with one entry a place higher or lower; at the ends it stays as it is. */
export function moved<T>(list: readonly T[], from: number, by: -1 | 1): readonly T[] {
  const to = from + by;
  const entry = list[from];
  if (entry === undefined || to < 0 || to >= list.length) return list;
  const next = [...list];
  next.splice(from, 1);
  next.splice(to, 0, entry);
  return next;
}

/** Priorities by place; only those that change are sent. */
export const prioritiesOf = (
  list: ReadonlyArray<{ readonly id: string; readonly priority: number }>,
): { id: string; priority: number }[] =>
  list.flatMap(({ id, priority }, index) => {
    const next = Math.min((index + 1) * step, largest);
    return next === priority ? [] : [{ id, priority: next }];
  });
