import type { DeletionBlocker } from '@pribavka/api';
import { sql } from 'kysely';

import type { Db } from '../../../db/open.ts';
import { programmeDay } from '../../../http/wire-date.ts';

interface Facts {
  active: number;
  waiting: number;
  debt: number;
  sales: number;
  salesPoints: number;
  payouts: number;
  disputes: number;
  isPhoneVerified: boolean;
}

const texts: Record<DeletionBlocker, string> = {
  payout: 'Дождитесь выплаты или отмените заявку на вывод',
  debt: 'Сначала погасите задолженность по возвратам',
  dispute: 'Дождитесь решения по оспоренной продаже',
  phone: 'Подтвердите телефон: на него придёт код',
};

// A disputed sale whose other lines are confirmed is no longer the member's to cancel (as `cancelSale` says).
const partlyDecided = sql`(s.dispute_count > 0 and exists (select from sale_items i
  where i.sale_id = s.id and i.removed_at is null and i.status <> 'pending'))`;

async function readFacts(db: Db, userId: string, now: Date): Promise<Facts> {
  const { rows } = await sql<Facts>`
    select coalesce(w.active, 0) - ledger_lapsed(u.id, ${programmeDay(now)}::date) as active,
      coalesce(w.debt, 0) as debt, u.is_phone_verified,
      (select coalesce(sum(a.left_pending), 0)::bigint from accruals a
        where a.member_id = u.id and a.status = 'scheduled') as waiting,
      (select coalesce(sum(a.left_pending), 0)::bigint from accruals a
        where a.member_id = u.id and a.status = 'pending') as sales_points,
      (select count(*)::int from sales s where s.member_id = u.id and s.status in ('moderation', 'clarification')
        and not ${partlyDecided}) as sales,
      (select count(*)::int from sales s where s.member_id = u.id and s.status in ('moderation', 'clarification')
        and ${partlyDecided}) as disputes,
      (select count(*)::int from withdrawals x where x.member_id = u.id
        and x.status in ('new', 'on_review', 'approved', 'in_registry', 'failed')) as payouts
    from users u left join wallets w on w.member_id = u.id where u.id = ${userId}::uuid`.execute(db);
  return rows[0]!;
}

/** What closing the account costs now, and what stands in its way. */
export async function readDeletion(db: Db, userId: string, now: Date) {
  const facts = await readFacts(db, userId, now);
  const found: Record<DeletionBlocker, boolean> = {
    payout: facts.payouts > 0,
    debt: facts.debt > 0,
    dispute: facts.disputes > 0,
    phone: !facts.isPhoneVerified,
  };
  const codes = (Object.keys(found) as DeletionBlocker[]).filter((code) => found[code]);
  const { active, waiting, sales, salesPoints } = facts;
  return { active, waiting, sales, salesPoints, blockers: codes.map((code) => ({ code, text: texts[code] })) };
}

/** Sales the deletion takes back: those on check are cancelled, drafts go. */
export async function openSales(db: Db, userId: string): Promise<{ id: string; status: string }[]> {
  const { rows } = await sql<{ id: string; status: string }>`select id, status from sales
    where member_id = ${userId}::uuid and status in ('draft', 'moderation', 'clarification') order by id`.execute(db);
  return rows;
}
