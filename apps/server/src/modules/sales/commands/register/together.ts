import { CompiledQuery } from 'kysely';

import type { Db } from '../../../../db/open.ts';
import { prepared } from '../../../../db/prepared.ts';
import { programmeDay } from '../../../../http/wire-date.ts';
import { newId } from '../../../../ids.ts';
import type { PointsSettings } from '../../../points-settings/index.ts';
import { calculateDraft, type Draft, flagInputOf, payloadOf, type SaveRequest, type Writer } from './draft.ts';
import { type ManyFacts, readManyFacts } from './facts.ts';
import { findManyFlags } from '../../repository/flags.ts';
import { readItems } from './input.ts';
import { mistakesOf, factsQueryOf } from './register.ts';
import type { Written } from './written.ts';

/** A new sale to be sent to the check; without photos, and the only one of its member among those written together. */
export interface Asked {
  writer: Writer;
  request: SaveRequest;
}

export type Answer = Partial<Written> & { outcome: string; id: string; state?: string; detail?: string };

/** What became of one: written (or refused by the database), refused before that, or left to a transaction of its own. */
export type Outcome =
  | { draft: Draft; payload: ReturnType<typeof payloadOf>; answer: Answer }
  | { refusal: NonNullable<ReturnType<typeof mistakesOf>> }
  | 'alone';

type Entry = { at: number; draft: Draft };

function draftOf({ writer, request }: Asked, facts: ManyFacts['sales'][number]): Draft | Outcome {
  if (facts.isKnown) return 'alone';
  const items = readItems(request.body);
  const refusal = mistakesOf(writer, request, items, facts);
  if (refusal) return { refusal };
  return { writer, request, facts, items, ids: items.map(newId), id: newId() };
}

const byMember = (a: Entry, b: Entry): number => (a.draft.writer.memberId < b.draft.writer.memberId ? -1 : 1);

async function write(
  db: Db,
  drafts: readonly Draft[],
  now: Date,
): Promise<Exclude<Outcome, 'alone' | { refusal: unknown }>[]> {
  if (drafts.length === 0) return [];
  const made = drafts.map((draft) => calculateDraft(draft, {}));
  const flags = await findManyFlags(
    db,
    drafts.map((draft, index) => ({ facts: draft.facts, input: flagInputOf(draft, made[index]!, []) })),
  );
  const payloads = drafts.map((draft, index) => payloadOf(draft, made[index]!, [], flags[index]!));
  const rows = await prepared<{ v: Answer }>(
    db,
    'sales.register',
    CompiledQuery.raw('select v from sale_registers($1::jsonb, $2, true) as v', [JSON.stringify(payloads), now]),
  );
  return rows.map(({ v: answer }, index) => ({ draft: drafts[index]!, payload: payloads[index]!, answer }));
}

/**
 * Sends sales of different members in one transaction: facts, signs and points of all of them in one statement each.
 * Undefined when they have to wait for each other. Outcomes are in the order asked.
 */
export async function registerTogether(
  db: Db,
  asked: readonly Asked[],
  now: Date,
): Promise<{ settings: PointsSettings; outcomes: Outcome[] } | undefined> {
  const queries = asked.map(({ writer, request }) => ({
    ...factsQueryOf(writer, request, readItems(request.body)),
    saleDate: request.body.saleDate ?? programmeDay(now),
    key: writer.key,
  }));
  const facts = await readManyFacts(db, queries, now);
  if (!facts) return undefined;
  const outcomes: Outcome[] = [];
  const entries: Entry[] = [];
  asked.forEach((one, at) => {
    const made = draftOf(one, facts.sales[at]!);
    if (typeof made === 'object' && 'ids' in made) entries.push({ at, draft: made });
    outcomes.push(typeof made === 'object' && 'refusal' in made ? made : 'alone');
  });
  entries.sort(byMember);
  const written = await write(
    db,
    entries.map(({ draft }) => draft),
    now,
  );
  for (const [index, { at }] of entries.entries()) outcomes[at] = written[index]!;
  return { settings: facts.settings, outcomes };
}
