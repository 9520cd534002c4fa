import type { RouteKey } from '../contract.ts';
import type { Problem } from '../problems/problem.ts';
import type { Route } from '../routes/types.ts';

/** One query on its way, for somebody who keeps answers on the device. */
export type KeptAnswer = {
  /** The answer has come. Must not throw. */
  readonly store: (data: unknown) => void;
  /** No answer came, for there is no network, or it lets itself be waited for: the kept one, undefined without one. */
  readonly find: () => Promise<unknown>;
  /** Milliseconds after which the kept answer stands in for one that has not come yet; without it, only a lost network. */
  readonly patience?: number | undefined;
};

/**
 * Keeps answers of queries and gives them back while there is no network. Asked when a query leaves, so that an answer
 * that comes after a sign-out is nobody's; `undefined` for a query whose answer is not kept.
 */
export type KeptAnswers = { readonly open: (key: RouteKey, input: unknown) => KeptAnswer | undefined };

/** The place of one query; files and commands have none. */
export const placeOf = (
  answers: KeptAnswers | undefined,
  key: RouteKey,
  route: Route,
  input: unknown,
): KeptAnswer | undefined => (route.kind === 'query' && !route.binary ? answers?.open(key, input) : undefined);

async function findIn(place: KeptAnswer): Promise<unknown> {
  try {
    return await place.find();
  } catch {
    return undefined;
  }
}

/** What stands in for the answer a query failed to get. Only a lost network is made good: a refusal is an answer. */
export async function standIn(place: KeptAnswer | undefined, problem: Problem): Promise<unknown> {
  return place && problem.kind === 'network' ? findIn(place) : undefined;
}

/**
 * The answer, or the kept one when it lets itself be waited for longer than the place has patience. An answer that
 * comes after that goes to `late`; a failure after that is nobody's, for the next question meets it again.
 */
export function inTime(
  place: KeptAnswer | undefined,
  answer: Promise<unknown>,
  late: (data: unknown) => void,
): Promise<unknown> {
  const patience = place?.patience;
  if (!place || patience === undefined) return answer;
  return new Promise((resolve, reject) => {
    let isSettled = false;
    let stoodIn = false;
    const stand = async (): Promise<void> => {
      const kept = await findIn(place);
      if (isSettled || kept === undefined) return;
      stoodIn = true;
      resolve(kept);
    };
    const timer = setTimeout(() => void stand(), patience);
    const wait = async (): Promise<void> => {
      try {
        const data = await answer;
        if (stoodIn) late(data);
        else resolve(data);
      } catch (error) {
        // After a stand-in nobody waits for it any more, and this does nothing.
        reject(error);
      } finally {
        isSettled = true;
        clearTimeout(timer);
      }
    };
    void wait();
  });
}

/** Milliseconds a late answer waits for the screen that asks again. */
const SHELF_LIFE = 5000;

/** Answers that came when the kept ones stood in their places already: given once to whoever asks again. */
export function createLateAnswers(now: () => number = Date.now): {
  put: (key: string, input: unknown, data: unknown) => void;
  take: (key: string, input: unknown) => unknown;
} {
  const answers = new Map<string, { data: unknown; at: number }>();
  const nameOf = (key: string, input: unknown): string => JSON.stringify([key, input]);
  return {
    put: (key, input, data) => void answers.set(nameOf(key, input), { data, at: now() }),
    take(key, input) {
      const name = nameOf(key, input);
      const found = answers.get(name);
      answers.delete(name);
      return found && now() - found.at < SHELF_LIFE ? found.data : undefined;
    },
  };
}
