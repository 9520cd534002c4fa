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
