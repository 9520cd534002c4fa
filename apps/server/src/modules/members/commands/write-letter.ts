import { type RawBuilder, sql } from 'kysely';

import type { Ctx } from '../../../http/context.ts';
import { invalid, problem } from '../../../http/problem.ts';
import { newId } from '../../../ids.ts';
import { requireIds } from '../../../core/lists/bulk-query.ts';
import { countCap, where } from '../../../core/lists/list-ids.ts';
import { startProcess } from '../../../core/processes/run-process.ts';
import { agreesToMailings } from '../repository/mailing-consent.ts';
import { memberRowsByIds, memberRowsOf } from '../repository/query-rows.ts';
import { sendLetter } from '../jobs/send-letter.ts';
import { quoted } from '../../../core/text/quoted.ts';

type LetterCtx = Ctx<'members.letter'>;

/** Why a member does not get it. A blocked one cannot read it in the app, and has nobody to answer. */
const skip = sql`case when u.status in ('blocked', 'deleted') then u.status
  when not ${agreesToMailings(sql`u.id`)} then 'consent' end`;

async function chosen(ctx: LetterCtx): Promise<RawBuilder<unknown>> {
  const { ids, query } = ctx.body;
  const rows = query ? await memberRowsOf(ctx, query) : memberRowsByIds(ctx.scope, requireIds(ids));
  const except = query?.except ?? [];
  const conditions = [...rows.where, ...(except.length > 0 ? [sql`u.id <> all(${[...except]}::uuid[])`] : [])];
  const sources = 'length' in rows.from ? rows.from : [rows.from];
  return sql`(${sql.join(
    sources.map(
      (from) => sql`(select u.id, u.email, ${skip} as skip ${from} ${where(conditions)} limit ${countCap + 1})`,
    ),
    sql` union all `,
  )}) as x`;
}

interface Counted {
  skip: string | null;
  n: number;
  withEmail: number;
}

async function count(ctx: LetterCtx, rows: RawBuilder<unknown>) {
  const { rows: groups } = await sql<Counted>`select x.skip, count(*)::int as n, count(x.email)::int as with_email
    from ${rows} group by x.skip order by n desc, x.skip`.execute(ctx.db);
  const total = groups.reduce((sum, { n }) => sum + n, 0);
  if (total > countCap) throw problem('BULK_TOO_MANY', { n: countCap });
  const fit = groups.find((group) => group.skip === null);
  return {
    total,
    eligible: fit?.n ?? 0,
    withEmail: fit?.withEmail ?? 0,
    skipped: groups.flatMap((group) => (group.skip === null ? [] : [{ reason: group.skip, count: group.n }])),
  };
}

/** Writes down the letter and whom it is for, and puts the sending into the queue: all of it or nothing. */
export async function writeLetter(ctx: LetterCtx) {
  const { preview = false, expected } = ctx.body;
  const [subject, text] = [ctx.body.subject.trim(), ctx.body.text.trim()];
  const rows = await chosen(ctx);
  const plan = await count(ctx, rows);
  if (preview) {
    ctx.audit({ action: 'read', reason: `Предпросмотр письма: получат ${plan.eligible} из ${plan.total}` });
    return { ...plan, processId: null };
  }
  if (expected === undefined) throw invalid({ expected: 'LETTER_EXPECTED' });
  if (plan.eligible !== expected) throw problem('BULK_CHANGED', { n: plan.eligible });
  if (plan.eligible === 0) throw problem('LETTER_NOBODY');
  const id = newId();
  await ctx.db
    .insertInto('memberLetters')
    .values({ id, subject, body: text, authorId: ctx.actor.id, at: ctx.now() })
    .execute();
  await sql`insert into member_letter_recipients (letter_id, user_id)
    select ${id}::uuid, x.id from ${rows} where x.skip is null on conflict do nothing`.execute(ctx.db);
  const { processId } = await startProcess(ctx, {
    kind: 'notification_batch',
    title: `Письмо ${quoted(subject)}`,
    job: sendLetter,
    startedBy: ctx.actor.id,
    params: { letterId: id },
  });
  await ctx.db.updateTable('memberLetters').set({ processId }).where('id', '=', id).execute();
  ctx.audit({
    action: 'create',
    entityId: processId,
    entityLabel: subject,
    after: { subject, recipients: plan.eligible, addresses: plan.withEmail },
  });
  return { ...plan, processId };
}
