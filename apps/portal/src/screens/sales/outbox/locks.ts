/**
 * Runs the work while no other tab does the same, and not at all when one does. Without Web Locks (an insecure page) a
 * tab knows only of itself.
 */
export async function ifFree<T>(name: string, work: () => Promise<T>): Promise<T | undefined> {
  if (!('locks' in navigator)) return work();
  return navigator.locks.request(`pribavka-${name}`, { ifAvailable: true }, async (lock) =>
    lock ? work() : undefined,
  );
}

/** Waits for its turn and holds the name until `release` settles; the browser frees it when the page goes away. */
export async function hold(name: string, release: Promise<unknown>, work: () => void): Promise<void> {
  if (!('locks' in navigator)) return work();
  await navigator.locks.request(`pribavka-${name}`, async () => {
    work();
    await release;
  });
}

/** One tab sends the queue of a member. */
export const queueLock = (owner: string): string => `outbox:${owner}`;

/** A sale that is being corrected is not sent, and one that is being sent is not corrected. */
export const saleLock = (id: string): string => `waiting-sale:${id}`;
