import { supportPriorities } from '@pribavka/api';
import { sql } from 'kysely';

import type { Db } from '../../../db/open.ts';
import type { Ctx } from '../../../http/context.ts';
import type { Output } from '../../../http/contract.ts';
import { fieldProblem, invalid, notFound, problem } from '../../../http/problem.ts';
import { wireDateTime } from '../../../http/wire-date.ts';
import { difference } from '../../../core/values.ts';
import { fullNameSql } from '../../../core/full-name.ts';
import { unanswered } from '../repository/requests.ts';
import { readDeadlines, readTerms } from '../repository/settings.ts';

type Settings = Output<'support.settings'>;
type Terms = Omit<Settings, 'version' | 'updatedAt' | 'updatedBy'>;

export async function readSupportSettings(db: Db): Promise<Settings> {
  const { updatedAt, ...row } = await db
    .selectFrom('supportSettings as s')
    .leftJoin('users as u', 'u.id', 's.updatedBy')
    .select(['s.workDays', 's.workFrom', 's.workTo', 's.closeDays', 's.reopenDays', 's.version', 's.updatedAt'])
    .select(sql<string | null>`case when u.id is not null then ${fullNameSql('u')} end`.as('updatedBy'))
    .executeTakeFirstOrThrow();
  return { ...row, deadlines: await readDeadlines(db), updatedAt: wireDateTime(updatedAt) };
}

async function check(db: Db, { workFrom, workTo, deadlines }: Terms): Promise<void> {
  if (workTo - workFrom < 60) throw invalid({ workTo: 'WORKDAY_SHORT' });
  const places = deadlines.map(({ category, priority }) => `${category ?? ''}:${priority}`);
  if (new Set(places).size < places.length) throw invalid({ deadlines: 'DEADLINE_TWICE' });
  if (supportPriorities.some((priority) => !places.includes(`:${priority}`))) {
    throw invalid({ deadlines: 'DEADLINE_GENERAL' });
  }
  const known = await db.selectFrom('supportCategories').select('code').execute();
  const codes = new Set<string | null>([null, ...known.map(({ code }) => code)]);
  if (deadlines.some(({ category }) => !codes.has(category))) throw fieldProblem('SUPPORT_CATEGORY', 'deadlines');
}

/** Requests nobody has answered yet follow the new terms; what was late once is not so if the term is longer now. */
async function applyTerms(db: Db): Promise<void> {
  const terms = await readTerms(db);
  const { rows } = await sql<{ id: string; createdAt: Date; categoryCode: string; priority: 'normal' }>`
    select r.id, r.created_at, r.category_code, r.priority from support_requests r where ${unanswered}
    order by r.id for update`.execute(db);
  if (rows.length === 0) return;
  await sql`update support_requests r set first_response_due_at = x.due
    from unnest(${rows.map(({ id }) => id)}::uuid[],
      ${rows.map((row) => terms.answerBy(row.createdAt, row.categoryCode, row.priority).toISOString())}::timestamptz[])
      as x (id, due) where r.id = x.id`.execute(db);
}

export async function updateSettings(ctx: Ctx<'support.updateSettings'>): Promise<Settings> {
  const { db, body } = ctx;
  if (ctx.scope.kind !== 'all') throw notFound();
  const { version, deadlines, ...set } = body;
  await db.selectFrom('supportSettings').select('version').forUpdate().execute();
  const before = await readSupportSettings(db);
  if (before.version !== version) throw problem('VERSION_CONFLICT', {}, { current: before });
  await check(db, body);
  await db
    .updateTable('supportSettings')
    .set({ ...set, updatedAt: ctx.now(), updatedBy: ctx.actor.id, version: sql<number>`version + 1` })
    .execute();
  await db.deleteFrom('supportDeadlines').execute();
  await db
    .insertInto('supportDeadlines')
    .values(deadlines.map(({ category, ...rest }) => ({ categoryCode: category, ...rest })))
    .execute();
  await applyTerms(db);
  const now = await readSupportSettings(db);
  ctx.audit({
    entityLabel: 'Сроки ответа',
    action: 'update',
    ...difference(before, { ...set, deadlines: now.deadlines }),
  });
  return now;
}
