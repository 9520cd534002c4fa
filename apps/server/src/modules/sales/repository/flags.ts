import { shopToday } from '@pribavka/forms/rules';
import { CompiledQuery } from 'kysely';

import type { Db } from '../../../db/open.ts';
import { prepared } from '../../../db/prepared.ts';
import { addDays, dayText } from '../../../core/calendar.ts';
import { plural } from '../../../core/text/plural.ts';
import type { Facts } from '../commands/register/facts.ts';
import { type ItemInput, receiptDayOf, type ReceiptFacts } from '../commands/register/input.ts';

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
const percent = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 0 });

type Traces = { found: Found[]; storeToday: number; late: number; sales: number; returned: number };

const dayMs = 86_400_000;
const lateBeforeOf = (facts: Facts, now: Date): string =>
  addDays(shopToday(facts.store, now), lateDays - facts.settings.saleSubmitDays);
const isLate = (facts: Facts, input: FlagInput): boolean => input.saleDate <= lateBeforeOf(facts, input.now);

// A busy seller has thousands of sales in those days: they are counted only where the count can make a sign.
/** What only the data of other sales can tell, for several sales in one query. */
async function readTraces(db: Db, asked: readonly { facts: Facts; input: FlagInput }[]): Promise<Traces[]> {
  const now = asked[0]?.input.now;
  if (!now) return [];
  const questions = asked.map(({ facts, input }, n) => ({
    n,
    sale: input.saleId,
    member: input.memberId,
    store: facts.store?.id,
    receipt: input.receipt?.key,
    files: input.fileIds,
    fingerprint: input.fingerprint,
    late_before: isLate(facts, input) ? lateBeforeOf(facts, now) : undefined,
  }));
  const rows = await prepared<Traces>(
    db,
    'sales.traces',
    CompiledQuery.raw(
      `select coalesce(t.found, '[]') as found, c.n as store_today, h.late, h.sales, r.n as returned
      from jsonb_to_recordset($1::jsonb) as q(n int, sale uuid, member uuid, store uuid, receipt text, files uuid[],
        fingerprint text, late_before date)
      cross join lateral (select jsonb_agg(jsonb_build_object('code', x.code, 'saleId', x.sale_id, 'number', x.number)) as found
        from (
          (select 'F3' as code, s.id as sale_id, s.number from sales s where s.receipt_key = q.receipt
            and s.id <> q.sale and s.status not in ('draft', 'cancelled') order by s.number desc limit 1)
          union all
          (select 'F4', s.id, s.number from files mine
            join files other on other.sha256 = mine.sha256 and other.id <> mine.id
            join sale_files f on f.file_id = other.id join sales s on s.id = f.sale_id
            where mine.id = any (q.files) and s.id <> q.sale
              and s.status not in ('draft', 'cancelled') order by s.number desc limit 1)
          union all
          (select 'F7', s.id, s.number from sales s where s.fingerprint = q.fingerprint and s.member_id <> q.member
            and s.submitted_at > (select $2::timestamptz) order by s.submitted_at desc limit 1)) x) t
      cross join lateral (select count(*)::int as n from (select 1 from sales where store_id = q.store
        and submitted_at > (select $3::timestamptz) and id <> q.sale limit ${storeDayLimit + 1}) x) c
      cross join lateral (select count(*)::int as n from sales where member_id = q.member and id <> q.sale
        and status in ('partially_returned', 'returned') and submitted_at > (select $4::timestamptz)) r
      cross join lateral (select
        case when r.n = 0 then 0 else (select count(*) from sales where member_id = q.member and id <> q.sale
          and updated_at > (select $4::timestamptz) and submitted_at > (select $4::timestamptz)
          and status in ('confirmed', 'partially_returned', 'returned')) end::int as sales,
        case when q.late_before is null then 0 else (select count(*) from sales where member_id = q.member
          and id <> q.sale and updated_at > (select $3::timestamptz) and submitted_at > (select $3::timestamptz)
          and sale_date <= q.late_before) end::int as late) h
      order by q.n`,
      [
        JSON.stringify(questions),
        new Date(now.getTime() - 30 * dayMs),
        new Date(now.getTime() - dayMs),
        new Date(now.getTime() - 90 * dayMs),
      ],
    ),
  );
  return rows;
}

const traceTexts: Record<string, [text: string, weight: number]> = {
  F3: ['Этот чек есть в другой продаже', 60],
  F4: ['Такое же фото приложено к другой продаже', 70],
  F7: ['С этого устройства регистрировал продажи другой участник', 40],
};

/** Of all the lines one sign: as many as there are lines would hide the others from the moderator (F9). */
function oddPrices(facts: Facts, items: readonly ItemInput[]): Flag[] {
  const shares = items
    .flatMap(({ productId, priceKopecks }) => {
      const rrp = facts.products.get(productId)?.rrpKopecks;
      return rrp && priceKopecks !== undefined ? [priceKopecks / rrp] : [];
    })
    .filter((share) => share < priceBand.low || share > priceBand.high);
  if (shares.length === 0) return [];
  const [least, most] = [Math.min(...shares), Math.max(...shares)].map((share) => percent.format(share * 100));
  const range = least === most ? `${least} %` : `от ${least} до ${most} %`;
  const text =
    shares.length === 1
      ? `Цена — ${range} от рекомендованной`
      : `Цены ${shares.length} ${plural(shares.length, 'позиции', 'позиций', 'позиций')} — ${range} от рекомендованной`;
  return [{ code: 'F9', text, weight: 20 }];
}

function ownSigns(facts: Facts, input: FlagInput): Flag[] {
  const flags: Flag[] = [];
  const { store, member } = facts;
  if (store?.validTo && store.validTo < input.saleDate) {
    flags.push({ code: 'F8', text: 'В этот день участник уже не работал в этой точке', weight: 50 });
  }
  const receiptDay = receiptDayOf(input.receipt);
  if (receiptDay && receiptDay !== input.saleDate) {
    const text = `Дата не совпадает с чеком: в чеке ${dayText(receiptDay)}, в продаже ${dayText(input.saleDate)}`;
    flags.push({ code: 'F13', text, weight: 40 });
  }
  flags.push(...oddPrices(facts, input.items));
  const sum = input.items.reduce((total, item) => total + (item.priceKopecks ?? 0) * item.quantity, 0);
  const known = input.items.length > 0 && input.items.every((item) => item.priceKopecks !== undefined);
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
function habits(facts: Facts, input: FlagInput, { late, sales, returned }: Traces): Flag[] {
  const flags: Flag[] = [];
  if (isLate(facts, input) && late + 1 >= lateSales) {
    flags.push({ code: 'F6', text: `Продаж под конец срока регистрации за сутки: ${late + 1}`, weight: 30 });
  }
  if (sales >= returnsFrom && returned / sales > returnsShare) {
    flags.push({ code: 'F10', text: `Возвратов — ${Math.round((returned / sales) * 100)} % продаж`, weight: 40 });
  }
  return flags;
}

function flagsOf(facts: Facts, input: FlagInput, traces: Traces): PlacedFlag[] {
  const flags = [...ownSigns(facts, input), ...habits(facts, input, traces)];
  for (const trace of traces.found) {
    const [text, weight] = traceTexts[trace.code] ?? ['', 0];
    flags.push({ code: trace.code, text, weight, related_sale_id: trace.saleId });
  }
  if (traces.storeToday >= storeDayLimit) {
    flags.push({ code: 'F5', text: `За сутки в точке больше продаж, чем обычно: ${storeDayLimit}+`, weight: 30 });
  }
  return flags.map((flag, position) => ({ ...flag, position }));
}

export type PlacedFlag = Flag & { position: number };

/** Signs of several sales written together, in the order asked: each shop has sold what stands before it here, too. */
export async function findFlags(db: Db, asked: readonly { facts: Facts; input: FlagInput }[]): Promise<PlacedFlag[][]> {
  if (asked.length === 0) return [];
  const traces = await readTraces(db, asked);
  const before = new Map<string | undefined, number>();
  return asked.map(({ facts, input }, index) => {
    const seen = traces[index]!;
    const together = before.get(facts.store?.id) ?? 0;
    before.set(facts.store?.id, together + 1);
    return flagsOf(facts, input, { ...seen, storeToday: seen.storeToday + together });
  });
}
