import type { Grant, Reply } from '@pribavka/api';
import { type RawBuilder, sql } from 'kysely';

import type { Db } from '../../db/open.ts';
import type { Scope } from '../../http/scope.ts';
import { countCap } from '../lists/list-ids.ts';
import { membersInScope } from '../members/scope.ts';

export type Attention = Reply<'summaries.products'>['attention'];
type Code = Attention[number]['code'];

interface Queue {
  code: Code;
  /** The list the number opens. */
  grant: Grant;
  /** With the condition of the queue. */
  from: RawBuilder<unknown>;
  /** Nothing is ever late in a queue without it. */
  overdue?: RawBuilder<unknown>;
}

const hours = (now: Date, count: number): Date => new Date(now.getTime() - count * 3_600_000);

function queues(scope: Scope, now: Date): Queue[] {
  const people = membersInScope(scope);
  const partner = scope.kind === 'partner' ? sql`and s.partner_id = ${scope.partnerId}::uuid` : sql``;
  const shared: Queue[] = [
    {
      code: 'sales_on_moderation',
      grant: 'sales.salesListAdmin:read',
      from: sql`from sales s where s.status = 'moderation' ${partner}`,
      overdue: sql`s.sla_due_at < ${now}`,
    },
    {
      code: 'members_on_moderation',
      grant: 'memberPage.memberList:read',
      from: sql`from users u where u.status = 'moderation' and ${people}`,
      overdue: sql`u.registered_at < ${hours(now, 24)}`,
    },
  ];
  if (scope.kind !== 'all') return scope.kind === 'partner' ? shared : [];
  return [
    ...shared,
    {
      code: 'passports_on_check',
      grant: 'memberPage.memberList:read',
      from: sql`from tax_profiles t where t.status = 'on_check'`,
      overdue: sql`t.submitted_at < ${hours(now, 48)}`,
    },
    {
      code: 'withdrawals_new',
      grant: 'transactionPage.transactionListAdmin:read',
      from: sql`from withdrawals w where w.status in ('new', 'on_review')`,
      overdue: sql`w.requested_at < ${hours(now, 24)}`,
    },
    {
      code: 'withdrawals_failed',
      grant: 'transactionPage.transactionListAdmin:read',
      from: sql`from withdrawals w where w.status = 'failed'`,
      overdue: sql`w.requested_at < ${hours(now, 72)}`,
    },
    {
      code: 'tunings_on_approval',
      grant: 'transactionPage.tuningsTransactionList:read',
      from: sql`from tunings t where t.status = 'on_approval'`,
      overdue: sql`t.created_at < ${hours(now, 24)}`,
    },
    {
      code: 'requests_overdue',
      grant: 'technicalSupport.technicalSupportList:read',
      from: sql`from support_requests r where r.first_response_at is null and r.status not in ('resolved', 'closed')
        and r.first_response_due_at < ${now}`,
      overdue: sql`true`,
    },
    {
      code: 'processes_failed',
      grant: 'logs.processList:read',
      from: sql`from processes p where p.status in ('failed', 'completed_with_errors') and p.queued_at > ${hours(now, 168)}`,
    },
  ];
}

// One row above the cap tells that there are more.
const upTo = (cap: number, from: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(select count(*)::int from (select 1 ${from} limit ${cap + 1}) as counted)`;

interface Counted {
  code: Code;
  count: number;
  overdue: number;
}

const rowOf = ({ code, count, overdue }: Counted, cap: number): Attention[number] => ({
  code,
  count: Math.min(count, cap),
  countCapped: count > cap,
  overdue: Math.min(overdue, cap),
  overdueCapped: overdue > cap,
});

/**
 * «Требует внимания»: numbers of the lists this reader can open, in his rows. Zeros are left out.
 * Counting stops at the cap as in the lists: a queue of any length costs the same.
 */
export async function readAttention(
  db: Db,
  reader: { scope: Scope; grants: ReadonlySet<Grant>; now: Date },
  cap = countCap,
): Promise<Attention> {
  const open = queues(reader.scope, reader.now).filter((queue) => reader.grants.has(queue.grant));
  if (open.length === 0) return [];
  const { rows } = await sql<Counted>`${sql.join(
    open.map(
      ({ code, from, overdue }) =>
        sql`select ${code}::text as code, ${upTo(cap, from)} as count,
          ${overdue ? upTo(cap, sql`${from} and ${overdue}`) : sql`0`} as overdue`,
    ),
    sql` union all `,
  )}`.execute(db);
  return rows.flatMap((counted) => {
    if (counted.count === 0) return [];
    const row = rowOf(counted, cap);
    // The late ones of the same rows, as a number of its own.
    const late = row.code === 'sales_on_moderation' && reader.scope.kind === 'all' && row.overdue > 0;
    if (!late) return [row];
    return [row, rowOf({ code: 'sales_overdue', count: counted.overdue, overdue: counted.overdue }, cap)];
  });
}
