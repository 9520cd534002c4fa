import type { RouteKey } from '../contract.ts';
import type { Problem } from '../problems/problem.ts';
import type { Route } from '../routes/types.ts';

/** One query on its way, for somebody who keeps answers on the device. */
export type KeptAnswer = {
  /** The answer has come. Must not throw. */
  readonly store: (data: unknown) => void;
  /** No answer came, for there is no network: the kept one, or undefined when there is none. */
  readonly find: () => Promise<unknown>;
  /**
   * The answer, or the kept one when that lets itself be waited for too long; an answer that comes after it goes to
   * `late`. Without it the kept answer stands in for a lost network alone.
   */
  readonly inTime?: ((answer: Promise<unknown>, late: (data: unknown) => void) => Promise<unknown>) | undefined;
};

/**
 * Keeps answers of queries and gives them back while there is no network. Asked when a query leaves, so that an answer
 * that comes after a sign-out is nobody's; `undefined` for a query whose answer is not kept.
 */
export type KeptAnswers = {
  /** The place of one query. */
  readonly open: (key: RouteKey, input: unknown) => KeptAnswer | undefined;
};

/** The place of one query; files and commands have none. */
export const placeOf = (
  answers: KeptAnswers | undefined,
  key: RouteKey,
  route: Route,
  input: unknown,
): KeptAnswer | undefined => (route.kind === 'query' && !route.binary ? answers?.open(key, input) : undefined);

/** What stands in for the answer a query failed to get. Only a lost network is made good: a refusal is an answer. */
export async function standIn(place: KeptAnswer | undefined, problem: Problem): Promise<unknown> {
  if (!place || problem.kind !== 'network') return undefined;
  try {
    return await place.find();
  } catch {
    return undefined;
  }
}
