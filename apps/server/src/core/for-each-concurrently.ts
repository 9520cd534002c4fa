/**
 * Does the work for all items, begun in their order, so many at the same time. Where one fails, the promise is rejected
 * with its error at once; the others go on.
 */
export async function forEachConcurrently<T>(
  items: readonly T[],
  concurrency: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const line = items.values();
  const next = async (): Promise<void> => {
    for (const item of line) await work(item);
  };
  await Promise.all(Array.from({ length: concurrency }, next));
}
