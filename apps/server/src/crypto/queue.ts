/** Runs one piece of work now or when its place comes; answers and throws what it does. */
export type Queue = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Lets `limit` pieces of work run at the same time; the others wait in the order they came. A place is handed to the
 * next, not given back: a caller that came in between would make one too many.
 */
export function createQueue(limit: number): Queue {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running < limit) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
