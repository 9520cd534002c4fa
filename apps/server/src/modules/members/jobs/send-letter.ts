import { sql } from 'kysely';

import { unsubscribeUrl } from '../../../core/notices/message.ts';
import { readRecipients } from '../../../core/notices/person.ts';
import { isOn } from '../../../core/notices/topics.ts';
import { memberLetter } from '../notices.ts';
import type { JobContext } from '../../../jobs/context.ts';
import { defineJob } from '../../../jobs/jobs.ts';
import { heartbeat, runProcess } from '../../../core/processes/run-process.ts';
import { processJobs } from '../../../core/processes/process-kinds.ts';
import { agreesToMailings } from '../repository/mailing-consent.ts';

/** People of one transaction: each letter by e-mail is two statements. */
const portion = 100;

interface Recipient {
  userId: string;
  email: string | null;
  agrees: boolean;
}

interface Letter {
  id: string;
  subject: string;
  body: string;
}

const footer = (publicUrl: string, stop: string): string =>
  `\n\n—\nВы получили это письмо, потому что согласились на рассылку программы «Прибавка». Отозвать согласие можно в профиле: ${publicUrl}/profile\nОтписаться: ${stop}`;

/** One portion, in a transaction: a recipient marked as sent has the letter in the queue. Answers how many were left. */
async function sendPortion(ctx: JobContext, letter: Letter): Promise<number> {
  return ctx.transaction(async (work) => {
    const at = work.now();
    const { rows } = await sql<Recipient>`
      select r.user_id, u.email, u.status not in ('blocked', 'deleted') and ${agreesToMailings(sql`u.id`)} as agrees
      from member_letter_recipients r join users u on u.id = r.user_id
      where r.letter_id = ${letter.id}::uuid and r.sent_at is null and not r.skipped
      order by r.user_id limit ${portion} for update of r skip locked`.execute(work.db);
    const [going, left] = [rows.filter(({ agrees }) => agrees), rows.filter(({ agrees }) => !agrees)];
    const values = { subject: letter.subject, body: letter.body };
    const key = `letter:${letter.id}`;
    await work.notify(memberLetter, ...going.map(({ userId }) => ({ userId, values, key, feedOnly: true })));
    const people = await readRecipients(
      work.db,
      going.map(({ userId }) => userId),
      at,
    );
    const byEmail = (userId: string): boolean => isOn('promotions', 'email', people.get(userId)?.choices ?? {});
    for (const { userId, email } of going) {
      if (email === null || !byEmail(userId)) continue;
      const unsubscribe = unsubscribeUrl(work, userId, 'promotions');
      await work.outbox.email({
        userId,
        template: 'member-letter',
        to: email,
        subject: letter.subject,
        text: letter.body + footer(work.config.publicUrl, unsubscribe),
        topic: 'promotions',
        unsubscribe,
      });
    }
    const emailed = going.filter(({ userId, email }) => email !== null && byEmail(userId)).map(({ userId }) => userId);
    const ids = (list: readonly Recipient[]) => list.map(({ userId }) => userId);
    await sql`update member_letter_recipients set sent_at = case when user_id = any(${ids(going)}::uuid[]) then ${at}::timestamptz end,
        by_email = user_id = any(${emailed}::uuid[]), skipped = user_id = any(${ids(left)}::uuid[])
      where letter_id = ${letter.id}::uuid and user_id = any(${ids(rows)}::uuid[])`.execute(work.db);
    return rows.length;
  });
}

async function countsOf(ctx: JobContext, letterId: string) {
  const { rows } = await sql<{ total: number; sent: number; skipped: number }>`
    select count(*)::int as total, count(sent_at)::int as sent, count(*) filter (where skipped)::int as skipped
    from member_letter_recipients where letter_id = ${letterId}::uuid`.execute(ctx.db);
  return rows[0]!;
}

/** Sends a letter that was written down; begun again it goes on with those who have not got it yet. */
export const sendLetter = defineJob<{ processId: string }>({
  name: 'members.letter',
  watched: true,
  handle: (jobCtx, { processId }) =>
    runProcess(jobCtx, processId, async (process, ctx) => {
      const letter = await ctx.db
        .selectFrom('memberLetters')
        .select(['id', 'subject', 'body'])
        .where('processId', '=', processId)
        .executeTakeFirstOrThrow();
      for (;;) {
        const reached = await sendPortion(ctx, letter);
        const { total, sent, skipped } = await countsOf(ctx, letter.id);
        // Somebody has cancelled it: those who are left get nothing.
        if (!(await heartbeat(ctx, process, sent + skipped, total))) return undefined;
        if (reached === 0) return { counts: { ok: sent, skipped } };
      }
    }),
});
processJobs.set('notification_batch', sendLetter);
