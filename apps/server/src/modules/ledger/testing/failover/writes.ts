import { setTimeout as sleep } from 'node:timers/promises';

import type { Tokens } from '../../../../crypto/index.ts';
import { type OnAnswer, type Operation, operationOf, type Payer, send } from '../crash/stream.ts';

const pauseMs = 100;
// In progress under the same key elsewhere, or too many at once: a client comes back.
const comesBack = new Set([409, 429]);

export interface WriteStream {
  operations: Operation[];
  /** When each acknowledgement came, `performance.now()`. */
  acknowledgedAt: number[];
  /** Lets every operation that was begun be acknowledged or refused. */
  stop: () => Promise<void>;
  /** Ends without waiting for what is not answered: for a trial that has failed. */
  abandon: () => Promise<void>;
}

/** Clients that write without end: what is not answered is sent to the next server under its own key until it is. */
export function startWrites(
  bases: readonly string[],
  tokens: Tokens,
  people: readonly Payer[],
  productId: string,
  lanes: number,
  onAnswer?: OnAnswer,
): WriteStream {
  const operations: Operation[] = [];
  const acknowledgedAt: number[] = [];
  const control = new AbortController();
  let isAbandoned = false;
  const finish = async (operation: Operation, from: number): Promise<void> => {
    for (let attempt = from; ; attempt += 1) {
      const status = await send({ base: bases[attempt % bases.length]!, tokens }, operation, onAnswer);
      if (status !== undefined && comesBack.has(status)) operation.state = 'unknown';
      if (operation.state !== 'unknown' || isAbandoned) break;
      await sleep(pauseMs);
    }
    if (operation.state === 'acknowledged') acknowledgedAt.push(performance.now());
  };
  const lane = async (n: number): Promise<void> => {
    for (let i = n; !control.signal.aborted; i += lanes) {
      const operation = operationOf(i, people, productId);
      operations.push(operation);
      await finish(operation, i);
    }
  };
  const done = Promise.all(Array.from({ length: lanes }, (_, n) => lane(n)));
  const stop = async (): Promise<void> => {
    control.abort();
    await done;
  };
  return {
    operations,
    acknowledgedAt,
    stop,
    abandon() {
      isAbandoned = true;
      return stop();
    },
  };
}

/** How long after `at` the longest silence ended, ms: nothing is acknowledged in it. */
export function writesAgainAfter(acknowledgedAt: readonly number[], at: number): number {
  const times = [at, ...acknowledgedAt.filter((time) => time > at)];
  let [longest, end] = [0, at];
  for (const [n, time] of times.entries()) {
    const silence = time - (times[n - 1] ?? at);
    if (silence > longest) [longest, end] = [silence, time];
  }
  return end - at;
}
