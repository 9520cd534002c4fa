import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';

import { readAccount } from '../ledger/testing/ledger.ts';
import { saleDate, useSalesStage } from './testing/stage.ts';
import { addPerson, changeSettings } from './testing/world.ts';

const stage = useSalesStage();
const { approveAll, created, lamp } = stage;

type Member = Awaited<ReturnType<typeof addPerson>>;
const sell = async (who: Member, day = saleDate) =>
  (await stage.server.call(who, 'sales.create', { body: { saleDate: day, items: [lamp(1)], submit: true } })).data;
const addMember = () => addPerson(stage.database.db, 'member', stage.world);
const flagsOf = async (id: string): Promise<string[]> =>
  (
    await sql<{ code: string }>`select code from sale_flags where sale_id = ${id} order by code`.execute(
      stage.database.db,
    )
  ).rows.map((row) => row.code);

describe('a sale without signs of risk', () => {
  it('is confirmed by itself only where the programme asks for it and the seller has earned trust', async () => {
    const trusted = await addMember();
    for (let i = 0; i < 3; i += 1) await approveAll(await created(trusted));
    expect((await sell(trusted)).status).toBe('moderation');
    await changeSettings(stage.database.db, { autoConfirm: true });
    const statuses: string[] = [];
    for (let i = 0; i < 12; i += 1) statuses.push((await sell(trusted)).status);
    // One of twenty waits for a person all the same; that more than half of twelve do would be no sample.
    expect(statuses.filter((status) => status === 'confirmed').length).toBeGreaterThan(6);
    expect((await sell(await addMember())).status).toBe('moderation');
    await sql`update users set risk_level = 'high' where id = ${trusted.id}`.execute(stage.database.db);
    expect((await sell(trusted)).status).toBe('moderation');
    await changeSettings(stage.database.db, { autoConfirm: false });
    const { sums } = await readAccount(stage.database.db, trusted.id);
    const { rows } = await sql<{ n: number }>`select sum(points_total)::int as n from sales
      where member_id = ${trusted.id}`.execute(stage.database.db);
    expect(sums.pending + sums.active).toBe(rows[0]!.n);
  });
});

describe('F9: prices far from the recommended ones', () => {
  const withPrices = (prices: readonly number[]) => ({
    items: prices.map((priceKopecks) => ({ ...lamp(1), priceKopecks })),
  });
  const told = async (id: string) =>
    (await stage.server.call(stage.world.moderator, 'sales.get', { params: { id } })).data.review!.flags;

  it.each([
    ['one line', [1_000_000], 'Цена — 200 % от рекомендованной'],
    [
      'two, and one as it should be',
      [100_000, 500_000, 1_000_000],
      'Цены 2 позиций — от 20 до 200 % от рекомендованной',
    ],
    ['all alike', Array.from({ length: 21 }, () => 100_000), 'Цены 21 позиции — 20 % от рекомендованной'],
  ])('are one sign that says how many and how far: %s', async (_, prices, text) => {
    const { id } = await created(await addMember(), withPrices(prices));
    expect((await told(id)).filter(({ code }) => code === 'F9')).toEqual([
      { code: 'F9', text, weight: 20, saleId: null, saleNumber: null },
    ]);
  });

  it('fifty of them leave the queue, the card and the decision working', async () => {
    const sale = await created(await addMember(), withPrices(Array.from({ length: 50 }, () => 1)));
    const list = await stage.server.call(stage.world.moderator, 'sales.adminList', { body: {} });
    expect(list.status, list.messages.join()).toBe(200);
    const items = sale.items.map(({ id }) => ({ id, decision: 'reject' as const, reasonCode: 'duplicate' }));
    const refused = await stage.decide(sale.id, sale.version, items);
    expect([refused.status, refused.data.status]).toEqual([200, 'rejected']);
  });

  it('of a sale that has more signs than are shown the heaviest are', async () => {
    const { id } = await created(await addMember());
    await sql`insert into sale_flags (sale_id, position, code, text, weight)
      select ${id}, 100 + n, 'F9', 'Цена', n from generate_series(1, 70) n`.execute(stage.database.db);
    const list = await stage.server.call(stage.world.moderator, 'sales.adminList', { body: {} });
    expect(list.status, list.messages.join()).toBe(200);
    const weights = (await told(id)).map(({ weight }) => weight);
    expect([weights.length, weights[0]]).toEqual([50, 70]);
    expect(weights.at(-1)).toBeGreaterThan(20);
  });
});

describe('signs of risk in habits', () => {
  it('F6: a list of sales kept back to the end of the term', async () => {
    const who = await addMember();
    const late = '2026-10-07';
    const flags: string[][] = [];
    for (let i = 0; i < 5; i += 1) flags.push(await flagsOf((await sell(who, late)).id));
    expect(flags.map((codes) => codes.includes('F6'))).toEqual([false, false, false, false, true]);
    expect(await flagsOf((await sell(who)).id)).not.toContain('F6');
  });

  it('F10: too large a part of the sales came back', async () => {
    const who = await addMember();
    for (let i = 0; i < 5; i += 1) await approveAll(await created(who));
    expect(await flagsOf((await sell(who)).id)).not.toContain('F10');
    await sql`update sales set status = 'returned' where id in (select id from sales
      where member_id = ${who.id} and status = 'confirmed' limit 2)`.execute(stage.database.db);
    expect(await flagsOf((await sell(who)).id)).toContain('F10');
  });
});
