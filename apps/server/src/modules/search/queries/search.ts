import type { Ctx } from '../../../http/context.ts';
import type { Output } from '../../../http/contract.ts';
import { parseSearch } from '../../../core/text/search.ts';
import { readNumber } from '../../../core/numbers.ts';
import { kinds } from './kinds.ts';

type Groups = Output<'search.records'>;

/** Kinds asked at once: a search must not take every connection of the pool from the rest. */
const together = 3;

export async function searchRecords(ctx: Ctx<'search.records'>): Promise<Groups> {
  const { actor, body } = ctx;
  // A search for nothing would be the first rows of everything.
  if (actor.status !== 'confirmed' || parseSearch(body.search).kind === 'none') return [];
  const isNumber = readNumber(body.search) !== undefined;
  const asked = kinds.filter(
    ({ grants, numbered }) => grants.every((grant) => actor.grants.has(grant)) && (!numbered || isNumber),
  );
  const found: Groups = [];
  for (let at = 0; at < asked.length; at += together) {
    const groups = asked.slice(at, at + together).map(async ({ kind, find }) => ({ kind, items: await find(ctx) }));
    // oxlint-disable-next-line no-await-in-loop -- portions on purpose, see above
    found.push(...(await Promise.all(groups)));
  }
  return found.filter(({ items }) => items.length > 0);
}
