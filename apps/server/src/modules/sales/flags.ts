import { sql } from 'kysely';

import type { Db } from '../../db/open.ts';
import { programmeDay } from '../../http/wire-date.ts';
import { addDays } from '../transactions/calendar.ts';
import type { Facts } from './facts.ts';
import type { ItemInput, ReceiptFacts } from './input.ts';

/** A sign of risk with its reason in words; never refuses by itself (domain 3.13). */
export type Flag = { code: string; text: string; weight: number; related_sale_id?: string | undefined };

export type FlagInput = {
  saleId: string;
  memberId: string;
  saleDate: string;
  items: readonly ItemInput[];
  receipt: ReceiptFacts | undefined;
  fileIds: readonly string[];
  fingerprint: string | undefined;
  points: number;
  now: Date;
};

// Sales kept back to the end of the term and sent together look like a list made up afterwards.
const lateDays = 3;
const lateSales = 5;
const returnsShare = 0.3;
const returnsFrom = 5;

type Found = { code: string; saleId: string; number: number };

const storeDayLimit = 20;
const newAccountDays = 7;
const largePoints = 2000;
const priceBand = { low: 0.5, high: 1.5 };

/** What only the data of other sales can tell, in one query. */
async function readTraces(db: Db, facts: Facts, input: FlagInput): Promise<{ found: Found[]; storeToday: number }> {
  const dayStart = new Date(input.now.getTime() - 86_400_000);
  const found = await sql<Found>`
      (select 'F3' as code, s.id as sale_id, s.number from sales s where s.receipt_key = ${input.receipt?.key ?? null}
        and s.id <> ${input.saleId} and s.status not in ('draft', 'cancelled') order by s.number desc limit 1)
      union all
      (select 'F4', s.id, s.number from files mine
        join files other on other.sha256 = mine.sha256 and other.id <> mine.id
        join sale_files f on f.file_id = other.id join sales s on s.id = f.sale_id
        where mine.id = any(${[...input.fileIds]}::uuid[]) and s.id <> ${input.saleId}
          and s.status not in ('draft', 'cancelled') order by s.number desc limit 1)
      union all
      (select 'F7', s.id, s.number from sales s where ${input.fingerprint ?? null}::text is not null
        and s.fingerprint = ${input.fingerprint ?? null} and s.member_id <> ${input.memberId}
        and s.submitted_at > ${new Date(input.now.getTime() - 30 * 86_400_000)} order by s.submitted_at desc limit 1)`.execute(
    db,
  );
  const count = await sql<{
    n: number;
  }>`select count(*)::int as n from (select 1 from sales where store_id = ${facts.store?.id ?? null}
      and submitted_at > ${dayStart} and id <> ${input.saleId} limit ${storeDayLimit + 1}) x`.execute(db);
  return { found: found.rows, storeToday: count.rows[0]?.n ?? 0 };
}

const traceTexts: Record<string, [text: string, weight: number]> = {
  F3: ['Этот чек есть в другой продаже', 60],
  F4: ['Такое же фото приложено к другой продаже', 70],
  F7: ['С этого устройства регистрировал продажи другой участник', 40],
};

function ownSigns(facts: Facts, input: FlagInput): Flag[] {
  const flags: Flag[] = [];
  const { store, member } = facts;
  if (store?.validTo && store.validTo < input.saleDate) {
    flags.push({ code: 'F8', text: 'В этот день участник уже не работал в этой точке', weight: 50 });
  }
  const prices = input.items.map((item) => item.priceKopecks);
  input.items.forEach((item) => {
    const rrp = facts.products.get(item.productId)?.rrpKopecks;
    if (!rrp || item.priceKopecks === undefined) return;
    const share = item.priceKopecks / rrp;
    if (share < priceBand.low || share > priceBand.high) {
      flags.push({ code: 'F9', text: `Цена — ${Math.round(share * 100)} % от рекомендованной`, weight: 20 });
    }
  });
  const sum = input.items.reduce((total, item) => total + (item.priceKopecks ?? 0) * item.quantity, 0);
  const known = prices.length > 0 && prices.every((price) => price !== undefined);
  if (known && input.receipt?.total !== undefined && input.receipt.total < sum) {
    flags.push({ code: 'F11', text: 'Сумма чека меньше суммы позиций', weight: 30 });
  }
  const age = member ? (input.now.getTime() - member.registeredAt.getTime()) / 86_400_000 : 0;
  if (age < newAccountDays && input.points >= largePoints) {
    flags.push({ code: 'F12', text: 'Новый участник и крупная продажа', weight: 30 });
  }
  return flags;
}

/** How the member has been selling of late (F6, F10). */
async function habits(db: Db, facts: Facts, input: FlagInput): Promise<Flag[]> {
  const today = programmeDay(input.now);
  const lateBefore = addDays(today, lateDays - facts.settings.saleSubmitDays);
  const { rows } = await sql<{ late: number; sales: number; returned: number }>`
    select (count(*) filter (where submitted_at > ${new Date(input.now.getTime() - 86_400_000)}
        and sale_date <= ${lateBefore}::date))::int as late,
      (count(*) filter (where status in ('confirmed', 'partially_returned', 'returned')))::int as sales,
      (count(*) filter (where status in ('partially_returned', 'returned')))::int as returned
    from sales where member_id = ${input.memberId} and id <> ${input.saleId}
      and submitted_at > ${new Date(input.now.getTime() - 90 * 86_400_000)}`.execute(db);
  const { late, sales, returned } = rows[0]!;
  const flags: Flag[] = [];
  if (input.saleDate <= lateBefore && late + 1 >= lateSales) {
    flags.push({ code: 'F6', text: `Продаж под конец срока регистрации за сутки: ${late + 1}`, weight: 30 });
  }
  if (sales >= returnsFrom && returned / sales > returnsShare) {
    flags.push({ code: 'F10', text: `Возвратов — ${Math.round((returned / sales) * 100)} % продаж`, weight: 40 });
  }
  return flags;
}

export async function findFlags(db: Db, facts: Facts, input: FlagInput): Promise<(Flag & { position: number })[]> {
  const { found, storeToday } = await readTraces(db, facts, input);
  const flags = [...ownSigns(facts, input), ...(await habits(db, facts, input))];
  for (const trace of found) {
    const [text, weight] = traceTexts[trace.code] ?? ['', 0];
    flags.push({ code: trace.code, text, weight, related_sale_id: trace.saleId });
  }
  if (storeToday >= storeDayLimit) {
    flags.push({ code: 'F5', text: `За сутки в точке больше продаж, чем обычно: ${storeDayLimit}+`, weight: 30 });
  }
  return flags.map((flag, position) => ({ ...flag, position }));
}
