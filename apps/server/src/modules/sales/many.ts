import { CompiledQuery } from 'kysely';

import type { Db } from '../../db/open.ts';
import type { Fate, Many } from '../../http/batched.ts';
import type { Output } from '../../http/contract.ts';
import { newId } from '../../ids.ts';
import { programmeDay } from '../../http/wire-date.ts';
import { autoConfirm } from './auto-confirm.ts';
import { readOwnSales, type Sale } from './card.ts';
import { calculateDraft, type Draft, flagInputOf, payloadOf, type Writer } from './draft.ts';
import { type ManyFacts, readManyFacts } from './facts.ts';
import { findManyFlags } from './flags.ts';
import { readItems } from './input.ts';
import { claimProblem, factsQueryOf, mistakesOf, tellConflict } from './register.ts';
import { tellJournal, writerOf } from './writer-of.ts';
import { saleOfWritten, type Written } from './written.ts';

type Request = Parameters<Many<'sales.create'>>[0][number];
type Result = Fate<Output<'sales.create'>>;
type Answer = Partial<Written> & { outcome: string; id: string; state?: string; detail?: string };
type Registered = { payload: ReturnType<typeof payloadOf>; answer: Answer };

interface Saved {
  request: Request;
  sale: Sale;
}

interface Entry {
  request: Request;
  draft: Draft;
}

/** Photos are looked up one by one and a draft has no points: both go alone, and so does a second sale of a person. */
function chooseTogether(requests: readonly Request[]): Set<number> {
  const members = new Set<string>();
  const chosen = new Set<number>();
  requests.forEach(({ actor, body }, index) => {
    if (!body.submit || body.fileIds?.length || members.has(actor.id)) return;
    members.add(actor.id);
    chosen.add(index);
  });
  return chosen;
}

function draftOf(request: Request, facts: ManyFacts['sales'][number], writer: Writer): Entry | Result {
  if (facts.isKnown) return 'alone';
  const { submit, ...body } = request.body;
  const items = readItems(body);
  const refusal = mistakesOf(writer, { body, submit }, items, facts);
  if (refusal) return { refusal };
  return {
    request,
    draft: { writer, request: { body, submit }, facts, items, ids: items.map(newId), id: newId() },
  };
}

async function register(db: Db, drafts: readonly Draft[], now: Date): Promise<Registered[]> {
  if (drafts.length === 0) return [];
  const made = drafts.map((draft) => calculateDraft(draft, {}));
  const flags = await findManyFlags(
    db,
    drafts.map((draft, index) => ({ facts: draft.facts, input: flagInputOf(draft, made[index]!, []) })),
  );
  const payloads = drafts.map((draft, index) => payloadOf(draft, made[index]!, [], flags[index]!));
  const { rows } = await db.executeQuery<{ v: Answer }>(
    CompiledQuery.raw('/*sales.register*/ select v from sale_registers($1::jsonb, $2) as v', [
      JSON.stringify(payloads),
      now,
    ]),
  );
  return rows.map(({ v }, index) => ({ payload: payloads[index]!, answer: v }));
}

const isEntry = (made: Entry | Result): made is Entry => typeof made === 'object' && 'draft' in made;

const byMember = (a: Entry, b: Entry): number => (a.draft.writer.memberId < b.draft.writer.memberId ? -1 : 1);

/** Some of them are confirmed without a person, and have more to tell. */
async function confirmAtOnce(db: Db, saved: readonly Saved[], now: Date): Promise<Saved[]> {
  for (const { request, sale } of saved) await autoConfirm(request, sale.id);
  const asked = saved.map(({ request: { actor, scope }, sale }) => ({ id: sale.id, viewer: actor, scope }));
  const cards = await readOwnSales(db, asked, now);
  return saved.map(({ request }, index) => ({ request, sale: cards[index]! }));
}

/** Sales of several people sent to be checked: facts, signs and points of all of them in one statement each. */
export const createSales: Many<'sales.create'> = async (requests) => {
  const fates = new Map<Request, Result>(requests.map((request) => [request, 'alone']));
  const together = chooseTogether(requests);
  const chosen = requests.filter((_, index) => together.has(index));
  const [first] = chosen;
  if (!first) return requests.map(() => 'alone');
  const { db } = first;
  const now = first.now();
  const writers = chosen.map((request) => ({ ...writerOf(request), now }));
  const queries = chosen.map((request, index) => ({
    ...factsQueryOf(writers[index]!, { body: request.body, submit: true }, readItems(request.body)),
    saleDate: request.body.saleDate ?? programmeDay(now),
    key: request.idempotencyKey,
  }));
  const facts = await readManyFacts(db, queries, now);
  if (!facts) return requests.map(() => 'alone');
  const entries: Entry[] = [];
  chosen.forEach((request, index) => {
    const made = draftOf(request, facts.sales[index]!, writers[index]!);
    if (isEntry(made)) entries.push(made);
    else fates.set(request, made);
  });
  entries.sort(byMember);
  const registered = await register(
    db,
    entries.map(({ draft }) => draft),
    now,
  );
  const saved: Saved[] = [];
  for (const [index, { request, draft }] of entries.entries()) {
    const { payload, answer } = registered[index]!;
    const { outcome, number, postings, state, detail } = answer;
    const refusal = outcome === 'refused' ? claimProblem(state, detail, draft.ids) : undefined;
    if (outcome === 'saved' && number !== undefined && postings) {
      const { actor: viewer, scope } = request;
      saved.push({ request, sale: saleOfWritten(draft, payload, { number, postings }, { viewer, scope, now }) });
    }
    if (!refusal) continue;
    await tellConflict(draft, detail);
    fates.set(request, { refusal });
  }
  for (const { request, sale } of facts.settings.autoConfirm ? await confirmAtOnce(db, saved, now) : saved) {
    tellJournal(request, sale);
    fates.set(request, { data: sale });
  }
  return requests.map((request) => fates.get(request) ?? 'alone');
};
