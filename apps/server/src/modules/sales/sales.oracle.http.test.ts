import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';
import { expect, it } from 'vitest';

import { giveSale, type Had, hasPlace, type OracleRule, type OracleSale } from '../promotion-rules/testing/oracle.ts';
import { type HeldLine, keptAfter } from '../promotion-rules/testing/oracle-held.ts';
import { createRandom, type Random } from '../../seed/random.ts';
import type { Person } from './testing/app.ts';
import { useSalesStage } from './testing/stage.ts';
import { addPerson, addPromotion, changeSettings } from './testing/world.ts';

/** The oracle of promotions against the whole way: routes, database and the postings of the account. */
const stage = useSalesStage();
const day = '2026-11-18';

type Story = {
  who: Person;
  random: Random;
  rules: OracleRule[];
  sales: { sale: OracleSale; version: number; items: string[]; status: string; refused: Map<string, number> }[];
  winners: Map<string, Set<string>>;
};
type StorySale = Story['sales'][number];

async function programme(random: Story['random']): Promise<OracleRule[]> {
  const { drill, lamp } = stage.world;
  const points = random.pick([7, 100]);
  const rules = [
    { mechanic: 'plan', params: { points, tiers: [{ units: random.int(2, 6), percent: 100 }] } },
    { mechanic: 'step', params: { every: random.int(2, 3), points, per: random.pick(['sale', 'period']) } },
    { mechanic: 'multiplier', params: { percent: 107.25 } },
    { mechanic: 'first_sale', params: { points } },
    { mechanic: 'bundle', params: { productIds: [drill.id, lamp.id], points } },
    { mechanic: 'fixed_per_unit', params: { points }, limits: { memberTotal: 5 * points, onLimit: 'cut' as const } },
  ];
  const chosen = [random.pick(rules), random.pick(rules)];
  const made: OracleRule[] = [];
  for (const rule of chosen) {
    const stackMode = random.pick(['stack', 'stack', 'best']);
    const promotionId = await addPromotion(stage.database.db, { name: 'Проба', ...rule, stackMode });
    const { rows } = await sql<{ id: string }>`
      select current_version_id as id from promotions where id = ${promotionId}`.execute(stage.database.db);
    made.push({
      limits: {},
      ...rule,
      promotionId,
      versionId: rows[0]!.id,
      conditions: {},
      stackMode,
      priority: 100,
      from: '2026-11-01',
      to: '2026-11-30',
    });
  }
  return made;
}

async function heldBy({ who }: Story): Promise<HeldLine[]> {
  const { rows } = await sql<HeldLine>`
    select sale_id, sale_item_id as key, promotion_version_id as version_id, (points - returned)::int as points from accruals
    where member_id = ${who.id} and kind = 'promotion' and status <> 'cancelled' and returned < points`.execute(
    stage.database.db,
  );
  return rows;
}

const live = (story: Story): OracleSale[] =>
  story.sales.filter(({ status }) => status !== 'cancelled' && status !== 'rejected').map(({ sale }) => sale);

const shop = { id: 's', region: 'r', groups: [] };

async function sell(story: Story): Promise<void> {
  const { random, rules, who } = story;
  const { drill, lamp } = stage.world;
  const lines = Array.from({ length: random.int(1, 3) }, (_, index) =>
    random.chance(0.4)
      ? stage.drill()
      : { productId: lamp.id, quantity: random.int(1, 4), priceKopecks: 10_000 + index },
  );
  const before = live(story);
  const had = (await heldBy(story)).map(({ versionId, points }): Had => {
    const { promotionId } = rules.find((rule) => rule.versionId === versionId)!;
    return { promotionId, shopId: 's', day: '2026-11-20', points };
  });
  const { data, status, messages } = await stage.create(who, { items: lines });
  expect(status, messages.join()).toBe(200);
  const sale: OracleSale = {
    id: data.id,
    shop,
    saleDate: day,
    submittedOn: '2026-11-20',
    rateKopecks: 100,
    rules,
    lines: data.items.map((item, index) => ({
      key: item.id,
      productId: lines[index]!.productId,
      brandId: 'x',
      manufacturerId: 'm',
      priceKopecks: lines[index]!.priceKopecks,
      basePoints: lines[index]!.productId === drill.id ? 100 : 40,
      live: lines[index]!.quantity,
    })),
  };
  const gifts = giveSale(sale, before, had);
  for (const item of data.items) {
    const given = new Map(gifts.get(item.id) ?? []);
    const paid = item.lines.filter((line) => line.kind === 'promotion');
    const byPromotion = paid.map((line) => `${line.promotionId}:${line.points}`).sort();
    expect(byPromotion).toEqual(
      [...given].map(([id, n]) => `${rules.find((rule) => rule.versionId === id)!.promotionId}:${n}`).sort(),
    );
    story.winners.set(item.id, new Set(given.keys()));
  }
  story.sales.push({
    sale,
    version: data.version,
    items: data.items.map(({ id }) => id),
    status: data.status,
    refused: new Map(),
  });
}

/** After it the member holds of each version what the oracle leaves him. */
async function settled(
  story: Story,
  one: StorySale,
  held: readonly HeldLine[],
  change: () => Promise<void>,
): Promise<void> {
  await change();
  const allowed = keptAfter(live(story), one.sale.id, held, story.winners);
  const now = await heldBy(story);
  for (const [versionId, points] of allowed) {
    const mine = now.filter((row) => row.versionId === versionId).reduce((sum, row) => sum + row.points, 0);
    expect(mine, `${versionId} after ${one.sale.id}`).toBe(points);
  }
}

async function decide(story: Story, one: StorySale): Promise<void> {
  const { random } = story;
  const refused = one.items.filter(() => random.chance(0.3));
  const held = (await heldBy(story)).filter(({ key }) => !refused.includes(key));
  await settled(story, one, held, async () => {
    const answer = await stage.decide(
      one.sale.id,
      one.version,
      one.items.map((id) =>
        refused.includes(id) ? { id, decision: 'reject', reasonCode: 'receipt_other' } : { id, decision: 'approve' },
      ),
    );
    expect(answer.status, answer.messages.join()).toBe(200);
    one.status = answer.data.status;
    one.version = answer.data.version;
    for (const line of one.sale.lines) {
      if (!refused.includes(line.key)) continue;
      one.refused.set(line.key, line.live);
      line.live = 0;
    }
    for (const id of refused) story.winners.delete(id);
  });
}

/** What was refused is disputed and confirmed by another: it earns in its place, and the decided lines with it. */
async function dispute(story: Story, one: StorySale): Promise<void> {
  const { sale } = one;
  const held = await heldBy(story);
  for (const line of sale.lines) line.live = one.refused.get(line.key) ?? line.live;
  const disputed = new Set(one.refused.keys());
  one.refused.clear();
  const had = held
    .filter(({ saleId }) => saleId !== sale.id)
    .map(({ versionId, points }): Had => {
      const { promotionId } = story.rules.find((rule) => rule.versionId === versionId)!;
      return { promotionId, shopId: 's', day: '2026-11-20', points };
    });
  const earlier = live({ ...story, sales: story.sales.slice(0, story.sales.indexOf(one)) });
  const gifts = giveSale(sale, earlier, had, (rule, line) =>
    hasPlace(
      rule,
      story.rules.filter(({ versionId }) => story.winners.get(line.key)?.has(versionId)),
    ),
  );
  const added = [...gifts].flatMap(([key, versions]) =>
    [...versions]
      .filter(
        ([versionId]) => disputed.has(key) || !held.some((line) => line.key === key && line.versionId === versionId),
      )
      .map(([versionId, points]): HeldLine => ({ saleId: sale.id, key, versionId, points })),
  );
  for (const { key, versionId } of added) {
    story.winners.set(key, new Set([...(story.winners.get(key) ?? []), versionId]));
  }
  await settled(story, one, [...held, ...added], async () => {
    const answer = await stage.server.call(story.who, 'sales.dispute', {
      params: { id: sale.id },
      body: { text: 'Чек читается' },
    });
    expect(answer.status, answer.messages.join()).toBe(200);
    const decided = await stage.decide(
      sale.id,
      answer.data.version,
      [...disputed].map((id) => ({ id, decision: 'approve' })),
      stage.world.admin,
    );
    expect(decided.status, decided.messages.join()).toBe(200);
    one.status = decided.data.status;
    one.version = decided.data.version;
  });
}

async function takeBack(story: Story, one: StorySale): Promise<void> {
  const { random } = story;
  const back = one.sale.lines.filter((line) => line.live > 0 && random.chance(0.6));
  if (back.length === 0) return;
  const items = back.map((line) => ({ id: line.key, quantity: random.int(1, line.live) }));
  await settled(story, one, await heldBy(story), async () => {
    const answer = await stage.server.call(stage.world.moderator, 'sales.return', {
      key: randomUUID(),
      params: { id: one.sale.id },
      body: { items, reasonCode: 'customer', returnedAt: '2026-11-20' },
    });
    expect(answer.status, answer.messages.join()).toBe(200);
    for (const { id, quantity } of items) one.sale.lines.find((line) => line.key === id)!.live -= quantity;
  });
}

async function cancel(story: Story, one: StorySale): Promise<void> {
  const held = (await heldBy(story)).filter(({ saleId }) => saleId !== one.sale.id);
  await settled(story, one, held, async () => {
    const answer = await stage.server.call(story.who, 'sales.cancel', { params: { id: one.sale.id }, body: {} });
    expect(answer.status, answer.messages.join()).toBe(200);
    one.status = 'cancelled';
  });
}

it('what is held is what the oracle leaves, whatever is sold, refused, cancelled and returned', async () => {
  for (let seed = 1; seed <= 20; seed += 1) {
    const random = createRandom(seed);
    await changeSettings(stage.database.db, { holdDays: random.pick([0, 14]) });
    const who = await addPerson(stage.database.db, 'member', stage.world);
    const story: Story = { who, random, rules: await programme(random), sales: [], winners: new Map() };
    for (let step = 0; step < 9; step += 1) {
      const open = story.sales.filter(({ status }) => status === 'moderation');
      const done = story.sales.filter(
        ({ sale, status }) => status === 'confirmed' && sale.lines.some((line) => line.live > 0),
      );
      const refused = story.sales.filter((one) => one.refused.size > 0 && one.status !== 'moderation');
      const choice = random.int(1, 10);
      if (choice <= 4 || story.sales.length === 0) await sell(story);
      else if (choice <= 5 && open.length > 0) await decide(story, random.pick(open));
      else if (choice === 6 && refused.length > 0) await dispute(story, random.pick(refused));
      else if (choice === 7 && open.length > 0) await cancel(story, random.pick(open));
      else if (done.length > 0) await takeBack(story, random.pick(done));
      else await sell(story);
    }
    for (const { sale } of story.sales) {
      const { data } = await stage.server.call(who, 'sales.get', { params: { id: sale.id } });
      const ofLines = data.items.reduce((sum, { points }) => sum + points, 0);
      expect(ofLines, `lines of a sale that is ${data.status}`).toBe(data.pointsTotal);
    }
    await sql`update promotions set status = 'finished'`.execute(stage.database.db);
  }
}, 120_000);
