export interface GatherOptions {
  /** Batches under way at the same time. */
  lanes: number;
  /** Calls in one batch at most. */
  most: number;
  /**
   * While batches are under way another begins only for as many calls as they have on average, within these bounds;
   * for any, unless said.
   */
  crowd?: { least: number; most: number } | undefined;
}

interface Waiting<In, Out> {
  item: In;
  done: (result: Out) => void;
  fail: (error: unknown) => void;
}

/**
 * Makes one call out of many: what arrives while the last batch is under way goes together with the next one.
 * There is no timer, so a lone call waits for nobody. `work` answers in the order it was asked; what it throws
 * is thrown to every caller of the batch.
 */
export function gather<In, Out>(
  work: (items: readonly In[]) => Promise<readonly Out[]>,
  { lanes, most, crowd = { least: 1, most: 1 } }: GatherOptions,
): (item: In) => Promise<Out> {
  const waiting: Waiting<In, Out>[] = [];
  let busy = 0;
  let underWay = 0;

  async function run(batch: readonly Waiting<In, Out>[]): Promise<void> {
    try {
      const results = await work(batch.map(({ item }) => item));
      if (results.length !== batch.length) throw new Error('A batch must answer every call');
      batch.forEach(({ done }, index) => done(results[index] as Out));
    } catch (error) {
      for (const { fail } of batch) fail(error);
    }
    busy -= 1;
    underWay -= batch.length;
    launch();
  }

  const wanted = (): number =>
    busy === 0 ? 1 : Math.min(crowd.most, Math.max(crowd.least, Math.floor(underWay / busy)));

  function launch(): void {
    if (busy >= lanes || waiting.length < wanted()) return;
    const batch = waiting.splice(0, most);
    busy += 1;
    underWay += batch.length;
    void run(batch);
  }

  return (item) =>
    new Promise<Out>((done, fail) => {
      waiting.push({ item, done, fail });
      launch();
    });
}

/** One helper for each database handle, made when it is first asked for and gone with the handle. */
export function perHandle<Handle extends object, Helper>(make: (handle: Handle) => Helper): (handle: Handle) => Helper {
  const known = new WeakMap<Handle, Helper>();
  return (handle) => {
    const helper = known.get(handle) ?? make(handle);
    known.set(handle, helper);
    return helper;
  };
}
