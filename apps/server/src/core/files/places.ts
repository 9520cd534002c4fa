import { problem } from '../../http/problem.ts';

/** Seconds after which a refused upload is worth another try. */
const retryAfter = 10;

export const tooBusy = () => problem('FILE_BUSY', { n: retryAfter }, { retryAfter });

/** A few places for heavy work; the next ones wait in a line, and past its end a 503 says when to come again. */
export function createPlaces(limits: { atOnce: number; waiting: number }) {
  const line: (() => void)[] = [];
  let taken = 0;
  const leave = (): void => {
    const next = line.shift();
    if (next) next();
    else taken -= 1;
  };
  return {
    async run<T>(work: () => Promise<T>): Promise<T> {
      if (taken < limits.atOnce) taken += 1;
      else if (line.length >= limits.waiting) throw tooBusy();
      else await new Promise<void>((go) => line.push(go));
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}
