import { type RawBuilder, sql } from 'kysely';

import type { Db } from '../../../db/open.ts';
import type { Output } from '../../../http/contract.ts';
import type { Scope } from '../../../http/scope.ts';
import { parseWireDateTime, wireDateTime } from '../../../http/wire-date.ts';
import { promotionNumber } from '../../sales/numbers.ts';
import { visibleTo } from '../list.ts';
import { mechanicOf, type PromotionRecord, readPromotions } from '../records.ts';
import type { PromotionRule } from '../rules.ts';
import { aboutProduct, holdsInStore } from '../short.ts';
import { benefitOf } from '../words.ts';
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
  return sql`${visibleTo(scope)} and p.status in ('on_approval', 'scheduled', 'active', 'paused') and p.ends_at >= ${from}
    and ${form.endsAt === undefined ? sql`true` : sql`p.starts_at <= ${parseWireDateTime(form.endsAt)}`}
    and p.id is distinct from ${except ?? null}::uuid`;
}

interface Shared {
  id: string;
  products: number;
  stores: number;
}

/** Goods and shops both hold for, of each candidate. */
async function sharedWith(db: Db, version: RawBuilder<unknown>, ids: readonly string[]): Promise<Map<string, Shared>> {
  const { rows } = await sql<Shared>`
    with goods as materialized (select g.id, g.brand_id, g.category_id, g.manufacturer_id, g.rrp_kopecks ${draftProducts(version)} limit ${cap + 1}),
      shops as materialized (select s.id, s.partner_id, s.region ${draftStores(version)} limit ${cap + 1})
    select p.id, coalesce(a.n, 0)::int as products, coalesce(b.n, 0)::int as stores
    from promotions p join promotion_versions v on v.id = p.current_version_id
    cross join lateral (select count(*) as n from goods g where ${aboutProduct()}) a
    left join lateral (select count(*) as n from shops s where a.n > 0 and ${holdsInStore()}) b on true
    where p.id = any(${[...ids]}::uuid[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
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
  const shared = await sharedWith(
    db,
    version,
    records.map(({ id }) => id),
  );
  const draft = { stackMode: form.stackMode ?? 'stack', priority: form.priority ?? 100 };
  const found = records.flatMap((record) => {
    const both = shared.get(record.id);
    return both && both.products > 0 && both.stores > 0 ? [overlapOf(record, both, draft)] : [];
  });
  return { overlaps: found.slice(0, most), overlapsCapped: found.length > most };
}
