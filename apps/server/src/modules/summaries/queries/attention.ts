import type { Grant, Reply } from '@pribavka/api';
import { type RawBuilder, sql } from 'kysely';

import type { Db } from '../../../db/open.ts';
import type { Actor } from '../../../http/actor.ts';
import type { Scope } from '../../../http/scope.ts';
import { adjustmentsWaitingFor } from '../../adjustments/index.ts';
import { membersInScope } from '../../members/index.ts';
import { pointsToDecide } from '../../nomenclature/index.ts';
import { registriesWaitingFor } from '../../payouts/index.ts';
import { changesWaitingFor } from '../../points-settings/index.ts';
import { promotionsWaitingFor } from '../../promotions/index.ts';
import { administratorsWaitingFor } from '../../staff/index.ts';
import { overridesWaitingFor } from '../../withdrawals/index.ts';

export type Attention = Reply<'summaries.products'>['attention'];
type Code = Attention[number]['code'];

/** A queue longer than this is shown as «более 1 000»: five such queues cost a summary less than its sums do. */
const attentionCap = 1_000;

interface Queue {
  code: Code;
  /** The list the number opens. */
  grant: Grant;
  from: RawBuilder<unknown>;
  /** Rows of the queue, one condition for each part of it that an index keeps in order. */
  parts: readonly RawBuilder<unknown>[];
  /** In this order the late ones come first. */
  since: RawBuilder<unknown>;
  /** Late before this moment; nothing is ever late in a queue without it. */
  lateBefore?: Date;
}

const hours = (now: Date, count: number): Date => new Date(now.getTime() - count * 3_600_000);

/** Whose numbers these are. */
export interface Reader {
  actor: Pick<Actor, 'id' | 'roleCode' | 'grants'>;
  scope: Scope;
  now: Date;
}

/** Decisions that need a second person, and this one may be it. */
function decisions({ actor, now }: Reader): Queue[] {
  const changes = changesWaitingFor(actor);
  const accounts = administratorsWaitingFor(actor);
  return [
    {
      code: 'overrides_on_approval',
      grant: 'transactionPage.detailTransaction:update',
      from: sql`payout_overrides v`,
      parts: [overridesWaitingFor(actor.id)],
      since: sql`v.asked_at`,
      lateBefore: hours(now, 24),
    },
    {
      code: 'registries_formed',
      grant: 'transactionPage.detailTransaction:update',
      from: sql`payout_registries r`,
      parts: [registriesWaitingFor(actor.id)],
      since: sql`r.formed_at`,
      lateBefore: hours(now, 24),
    },
    {
      code: 'tunings_on_approval',
      grant: 'transactionPage.tuningsTransaction:update',
      from: sql`tunings t`,
      parts: [adjustmentsWaitingFor(actor.id)],
      since: sql`t.created_at`,
      lateBefore: hours(now, 24),
    },
    {
      code: 'promotions_on_approval',
      grant: 'promotions.promotionDetailAdmin:update',
      from: sql`promotions p`,
      parts: [promotionsWaitingFor(actor.id)],
      since: sql`p.starts_at`,
      // It was to begin by now.
      lateBefore: now,
    },
    {
      code: 'points_on_approval',
      grant: 'products.productDetail:update',
      from: sql`product_points_waiting w join products p on p.id = w.product_id`,
      parts: [pointsToDecide],
      since: sql`w.asked_at`,
      lateBefore: hours(now, 24),
    },
    ...(changes
      ? [
          {
            code: 'settings_pending',
            grant: 'transactionPage.tuningsTransaction:update',
            from: sql`control_changes c`,
            parts: [changes],
            since: sql`c.asked_at`,
            lateBefore: hours(now, 24),
          } as const,
        ]
      : []),
    ...(accounts
      ? [
          {
            code: 'administrators_waiting',
            grant: 'roleSystem.detailAccessesRole:update',
            from: sql`administrator_changes c`,
            parts: [accounts],
            since: sql`c.asked_at`,
            lateBefore: hours(now, 24),
          } as const,
        ]
      : []),
  ];
}

function queues(reader: Reader): Queue[] {
  const { scope, now } = reader;
  const people = membersInScope(scope);
  const partner = scope.kind === 'partner' ? sql`and s.partner_id = ${scope.partnerId}::uuid` : sql``;
  const shared: Queue[] = [
    {
      code: 'sales_on_moderation',
      grant: 'sales.salesListAdmin:read',
      from: sql`sales s`,
      parts: [sql`s.status = 'moderation' ${partner}`],
      since: sql`s.sla_due_at`,
      lateBefore: now,
    },
    {
      code: 'members_on_moderation',
      grant: 'memberPage.memberList:read',
      from: sql`users u`,
      parts: [sql`u.status = 'moderation' and ${people}`],
      since: sql`u.registered_at`,
      lateBefore: hours(now, 24),
    },
  ];
  if (scope.kind !== 'all') return scope.kind === 'partner' ? shared : [];
  return [
    ...shared,
    {
      code: 'passports_on_check',
      grant: 'memberPage.memberList:read',
      from: sql`tax_profiles t`,
      // As the list of members: who is gone has nothing to be checked.
      parts: [
        sql`t.status = 'on_check' and exists (select from users u where u.id = t.user_id and u.status <> 'deleted' and ${people})`,
      ],
      since: sql`t.submitted_at`,
      lateBefore: hours(now, 48),
    },
    {
      code: 'withdrawals_new',
      grant: 'transactionPage.transactionListAdmin:read',
      from: sql`withdrawals w`,
      parts: [sql`w.status = 'new'`, sql`w.status = 'on_review'`],
      since: sql`w.requested_at`,
      lateBefore: hours(now, 24),
    },
    {
      code: 'withdrawals_failed',
      grant: 'transactionPage.transactionListAdmin:read',
      from: sql`withdrawals w`,
      parts: [sql`w.status = 'failed'`],
      since: sql`w.requested_at`,
      lateBefore: hours(now, 72),
    },
    ...decisions(reader),
    {
      code: 'requests_overdue',
      grant: 'technicalSupport.technicalSupportList:read',
      from: sql`support_requests r`,
      parts: [
        sql`r.first_response_at is null and r.status not in ('resolved', 'closed') and r.first_response_due_at < ${now}`,
      ],
      since: sql`r.created_at`,
      lateBefore: now,
    },
    {
      code: 'processes_failed',
      grant: 'logs.processList:read',
      from: sql`processes p`,
      parts: (['failed', 'completed_with_errors'] as const).map(
        (status) => sql`p.status = ${status} and p.queued_at > ${hours(now, 168)}`,
      ),
      since: sql`p.queued_at`,
    },
  ];
}

interface Counted {
  code: Code;
  count: number;
  overdue: number;
}

// One row above the cap means that there are more.
function counting({ code, from, parts, since, lateBefore }: Queue, cap: number): RawBuilder<unknown> {
  const oldest = (part: RawBuilder<unknown>) =>
    sql`(select ${since} as since from ${from} where ${part} order by ${since} limit ${cap + 1})`;
  const late = lateBefore ? sql`count(*) filter (where since < ${lateBefore})` : sql`0`;
  return sql`select ${code}::text as code, count(*)::int as count, (${late})::int as overdue
    from (${sql.join(parts.map(oldest), sql` union all `)}) as oldest`;
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
 * Counting stops at the cap: a queue of any length costs the same.
 */
export async function readAttention(db: Db, reader: Reader, cap = attentionCap): Promise<Attention> {
  const open = queues(reader).filter((queue) => reader.actor.grants.has(queue.grant));
  if (open.length === 0) return [];
  const { rows } = await sql<Counted>`${sql.join(
    open.map((queue) => counting(queue, cap)),
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
