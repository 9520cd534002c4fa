import type { Ctx } from '../../../http/context.ts';
import type { Output } from '../../../http/contract.ts';
import { parseSearch } from '../../../core/text/search.ts';
import { readNumber } from '../../../core/numbers.ts';
import { isExact, typedKeys } from '../domain/exact.ts';
import type { Candidate } from '../domain/found.ts';
import { kinds } from './kinds.ts';

type Groups = Output<'search.records'>;
type Group = Omit<Groups[number], 'items'> & { items: Candidate[] };

/** The record that was typed comes first, and its kind before the rest; otherwise everything stays in its order. */
function exactFirst(groups: readonly Group[], text: string): Groups {
  const typed = typedKeys(text);
  const ranked = groups.map(({ kind, items }) => {
    const exact = items.filter(({ known }) => isExact(known, typed));
    const ordered = [...exact, ...items.filter((item) => !exact.includes(item))];
    return {
      kind,
      isExact: exact.length > 0,
      items: ordered.map(({ id, label, detail, status }) => ({ id, label, detail, status })),
    };
  });
  return ranked
    .toSorted((one, other) => Number(other.isExact) - Number(one.isExact))
    .map(({ kind, items }) => ({ kind, items }));
}

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
  const found: Group[] = [];
  for (let at = 0; at < asked.length; at += together) {
    const groups = asked.slice(at, at + together).map(async ({ kind, find }) => ({ kind, items: await find(ctx) }));
    // oxlint-disable-next-line no-await-in-loop -- portions on purpose, see above
    found.push(...(await Promise.all(groups)));
  }
  return exactFirst(
    found.filter(({ items }) => items.length > 0),
    body.search,
  );
}
