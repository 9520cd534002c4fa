export interface BatcherOptions {
  /** Batches executed at the same time. */
  concurrency: number;
  /** Items in one batch at most. */
  maxSize: number;
  /**
   * While batches are being executed another begins only for as many items as they have on average, within these
   * bounds; without them it begins for any.
   */
  adaptive?: { min: number; max: number } | undefined;
}

interface Pending<In, Out> {
  item: In;
  resolve: (result: Out) => void;
  reject: (error: unknown) => void;
}

/**
 * Makes one call out of many: what arrives while a batch is being executed goes with the next one. There is no timer,
 * so a lone item waits for nobody. `execute` answers in the order of its items; what it throws is thrown to the caller
 * of each of them.
 */
export function createBatcher<In, Out>(
  execute: (items: readonly In[]) => Promise<readonly Out[]>,
  { concurrency, maxSize, adaptive = { min: 1, max: 1 } }: BatcherOptions,
): (item: In) => Promise<Out> {
  const queue: Pending<In, Out>[] = [];
  let running = 0;
  let itemsRunning = 0;

  async function run(batch: readonly Pending<In, Out>[]): Promise<void> {
    try {
      const results = await execute(batch.map(({ item }) => item));
      if (results.length !== batch.length) throw new Error('A batch must answer every call');
      batch.forEach(({ resolve }, index) => resolve(results[index] as Out));
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
    running -= 1;
    itemsRunning -= batch.length;
    dispatch();
  }

  const minSize = (): number =>
    running === 0 ? 1 : Math.min(adaptive.max, Math.max(adaptive.min, Math.floor(itemsRunning / running)));

  function dispatch(): void {
    if (running >= concurrency || queue.length < minSize()) return;
    const batch = queue.splice(0, maxSize);
    running += 1;
    itemsRunning += batch.length;
    void run(batch);
  }

  return (item) =>
    new Promise<Out>((resolve, reject) => {
      queue.push({ item, resolve, reject });
      dispatch();
    });
}

/** One value for each handle (a database, a process), made when it is first asked for and gone with the handle. */
export function memoizeByHandle<Handle extends object, Value>(
  create: (handle: Handle) => Value,
): (handle: Handle) => Value {
  const known = new WeakMap<Handle, Value>();
  return (handle) => {
    const value = known.get(handle) ?? create(handle);
    known.set(handle, value);
    return value;
  };
}
