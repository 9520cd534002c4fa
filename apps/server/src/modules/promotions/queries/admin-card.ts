import { type RawBuilder, sql } from 'kysely';

import type { Db } from '../../../db/open.ts';
import { fileUrl } from '../../../core/files/files.ts';
import type { Output } from '../../../http/contract.ts';
import { notFound } from '../../../http/problem.ts';
import type { Scope } from '../../../http/scope.ts';
import { wireDateTime, wireDateTimeOrNull } from '../../../http/wire-date.ts';
import { readFiles } from '../../../core/files/stored-files.ts';
import { answeredRule } from '../domain/answered-rule.ts';
import { countGiven, rowOf, seesBudget, visibleTo } from './list.ts';
import { nameIn, readNames } from '../repository/names.ts';
import { askingOf, plainOf } from '../texts/plain.ts';
import { type PromotionRecord, readPromotions } from '../../promotion-rules/index.ts';
import { textsOf } from '../texts/rule-lines.ts';
import { authorsOf, startRefusal, type Starter } from '../policy.ts';
import { actionsOf, isStart } from '../domain/stages.ts';

export type PromotionAdminCard = Output<'promotions.adminGet'>;

/** Rows this reader may change: a company its own ones, nobody else any. */
export const keptBy = (scope: Scope): RawBuilder<unknown> => {
  if (scope.kind === 'all') return sql`true`;
  return scope.kind === 'manufacturer' ? sql`p.manufacturer_id = ${scope.manufacturerId}` : sql`false`;
};

async function history(db: Db, id: string): Promise<PromotionAdminCard['history']> {
  const { rows } = await sql<{ at: Date; action: string; comment: string | null; actorName: string | null }>`
    select e.at, e.action, e.comment, trim(u.last_name || ' ' || u.first_name) as actor_name
    from promotion_events e left join users u on u.id = e.actor_id
    where e.promotion_id = ${id} order by e.at desc, e.id desc limit 100`.execute(db);
  return rows.map((row) => ({ ...row, at: wireDateTime(row.at) }));
}

const nobody = { id: null, name: 'Система' };

async function readPeople(db: Db, ids: readonly (string | null)[]) {
  const asked = ids.filter((id) => id !== null);
  const { rows } = await sql<{ id: string; name: string }>`
    select id, trim(last_name || ' ' || first_name) as name from users where id = any(${asked}::uuid[])`.execute(db);
  const known = new Map(rows.map((row) => [row.id, row]));
  return (id: string | null) => (id === null ? null : (known.get(id) ?? nobody));
}

/** What was said when it was given back, until it is sent once more. */
function returnedOf(
  { status }: PromotionRecord,
  events: PromotionAdminCard['history'],
): PromotionAdminCard['returned'] {
  const [last] = events;
  if (status !== 'draft' || last?.action !== 'return') return null;
  return { at: last.at, by: last.actorName, comment: last.comment ?? '' };
}

/** The card of the back-office; 404 for what is not the reader's. A start the server would refuse is not offered. */
export async function readAdminCard(db: Db, id: string, scope: Scope, reader?: Starter): Promise<PromotionAdminCard> {
  const [record] = await readPromotions(db, sql`p.id = ${id} and ${visibleTo(scope)}`);
  if (!record) throw notFound();
  const actions = scope.kind === 'partner' ? [] : actionsOf(record.status, scope);
  const refusal = reader && actions.some(isStart) ? await startRefusal(db, record, reader) : null;
  const files = await readFiles(db, record.rulesFileId ? [record.rulesFileId] : []);
  const names = await readNames(db, [askingOf(record)]);
  const events = await history(db, id);
  const people = await readPeople(db, [record.authoredBy, record.approvedBy, record.updatedBy]);
  return {
    ...rowOf(record, (await countGiven(db, [id], scope)).get(id), scope, scope.kind === 'all' ? reader?.id : undefined),
    mechanic: record.mechanic,
    ...answeredRule(record),
    ...textsOf(plainOf(record), nameIn(names), seesBudget(scope) ? [] : ['budgetPoints']),
    names,
    author: people(record.authoredBy),
    approver: authorsOf(record).includes(record.approvedBy ?? '') ? null : people(record.approvedBy),
    startRefusal: refusal?.message ?? null,
    returned: returnedOf(record, events),
    updatedAt: wireDateTime(record.updatedAt),
    updatedBy: people(record.updatedBy)?.name ?? null,
    groupsFixedAt: wireDateTimeOrNull(record.groupsFixedAt),
    stackMode: record.stackMode,
    shortText: record.shortText,
    description: record.description,
    imageFileId: record.imageFileId,
    imageUrl: record.imageFileId ? fileUrl(record.imageFileId, true) : null,
    rulesFile: record.rulesFileId ? (files.get(record.rulesFileId) ?? null) : null,
    visibility: record.visibility,
    submitUntil: wireDateTimeOrNull(record.submitUntil),
    ruleVersion: record.ruleNumber,
    allowedActions: actions.filter((action) => !refusal || !isStart(action)),
    history: events,
  };
}
