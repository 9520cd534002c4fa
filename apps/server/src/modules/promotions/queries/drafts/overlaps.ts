import { type RawBuilder, sql } from 'kysely';

import type { Db } from '../../../../db/open.ts';
import type { Output } from '../../../../http/contract.ts';
import type { Scope } from '../../../../http/scope.ts';
import { parseWireDateTime, wireDateTime } from '../../../../http/wire-date.ts';
import { promotionNumber } from '../../../../core/numbers.ts';
import { visibleTo } from '../list.ts';
import {
  endOfPeriod,
  periodEnd,
  ruleProducts,
  mechanicOf,
  type PromotionRecord,
  readPromotions,
  ruleOf,
  type PromotionRule,
  ruleStores,
} from '../../../promotion-rules/index.ts';
import { benefitOf } from '../../texts/badges.ts';
import type { DraftForm } from './draft.ts';
import { cap, counted, draftProducts, draftStores } from './reach.ts';

type Overlap = Output<'promotions.preview'>['overlaps'][number];
type Ordered = { stackMode: PromotionRule['stackMode']; priority: number };

const most = 50;

/** What becomes of points where both hold, as the calculation stacks them. */
export function outcomeOf(draft: Ordered, other: Ordered): Overlap['outcome'] {
  if (draft.stackMode === 'exclusive' || other.stackMode === 'exclusive') {
    if (other.stackMode !== 'exclusive') return 'draft_alone';
    if (draft.stackMode !== 'exclusive') return 'other_alone';
    // With one priority the older one comes first: it has the smaller id.
    return draft.priority < other.priority ? 'draft_alone' : 'other_alone';
  }
  return draft.stackMode === 'best' && other.stackMode === 'best' ? 'larger' : 'adds';
}

const texts: Readonly<Record<Overlap['outcome'], string>> = {
  adds: 'Баллы обеих акций сложатся',
  larger: 'Начислится та из двух, что даст больше баллов',
  draft_alone: 'Начислится только эта акция',
  other_alone: 'Начислится только та акция, эта не сработает',
};

/** Those that run or will run on some of its days; a draft without days meets all of them. */
function candidates(form: DraftForm, except: string | undefined, scope: Scope, now: Date): RawBuilder<unknown> {
  const from = form.startsAt === undefined ? now : parseWireDateTime(form.startsAt);
  return sql`${visibleTo(scope)} and p.status in ('on_approval', 'scheduled', 'active', 'paused') and ${endOfPeriod(sql`p.ends_at`)} > ${from}
    and ${form.endsAt === undefined ? sql`true` : sql`p.starts_at < ${periodEnd(parseWireDateTime(form.endsAt))}`}
    and p.id is distinct from ${except ?? null}::uuid`;
}

interface Shared {
  products: number;
  stores: number;
}

/** Goods and shops both hold for, of each of them in turn: a statement for all, and lists as lists, which are looked up. */
async function readShared(
  db: Db,
  version: RawBuilder<unknown>,
  records: readonly PromotionRecord[],
): Promise<(Shared | undefined)[]> {
  const one = (record: PromotionRecord, index: number): RawBuilder<unknown> => {
    const rule = ruleOf(record);
    return sql`select ${index}::int as n, (select count(*)::int from products_of p where ${ruleProducts(rule)}) as products,
      (select count(*)::int from stores_of s where ${ruleStores(rule)}) as stores`;
  };
  if (records.length === 0) return [];
  const { rows } = await sql<Shared & { n: number }>`
    with products_of as materialized (
        select g.id, g.brand_id, g.category_id, g.manufacturer_id, g.rrp_kopecks ${draftProducts(version)} limit ${cap + 1}),
      stores_of as materialized (select s.id, s.partner_id, s.region ${draftStores(version)} limit ${cap + 1})
    ${sql.join(records.map(one), sql` union all `)}`.execute(db);
  const found = new Map(rows.map((row) => [row.n, row]));
  return records.map((_, index) => found.get(index));
}

const overlapOf = (record: PromotionRecord, shared: Shared, draft: Ordered): Overlap => {
  const outcome = outcomeOf(draft, record);
  return {
    id: record.id,
    number: promotionNumber(record.number),
    name: record.name,
    status: record.status,
    mechanic: record.mechanic,
    benefit: benefitOf(mechanicOf(record)),
    stackMode: record.stackMode,
    priority: record.priority,
    startsAt: wireDateTime(record.startsAt),
    endsAt: wireDateTime(record.endsAt),
    products: counted(shared.products),
    stores: counted(shared.stores),
    outcome,
    text: texts[outcome],
  };
};

/** Promotions that hold for the same goods in the same shops on the same days, in the order they are applied. */
export async function readOverlaps(
  db: Db,
  version: RawBuilder<unknown>,
  form: DraftForm,
  { except, scope, now }: { except: string | undefined; scope: Scope; now: Date },
): Promise<{ overlaps: Overlap[]; overlapsCapped: boolean }> {
  const order = sql`order by p.priority, p.id`;
  const records = await readPromotions(db, sql`${candidates(form, except, scope, now)} ${order}`, 200);
  const shared = await readShared(db, version, records);
  const draft = { stackMode: form.stackMode ?? 'stack', priority: form.priority ?? 100 };
  const found = records.flatMap((record, index) => {
    const both = shared[index];
    return both && both.products > 0 && both.stores > 0 ? [overlapOf(record, both, draft)] : [];
  });
  return { overlaps: found.slice(0, most), overlapsCapped: found.length > most };
}
