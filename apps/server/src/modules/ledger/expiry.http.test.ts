import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';

import { addDays } from '../../core/calendar.ts';
import { programmeDay } from '../../http/wire-date.ts';
import { addPerson } from '../sales/testing/world.ts';
import { useWithdrawalsStage } from '../withdrawals/testing/stage.ts';
import { eventually } from '../../test/eventually.ts';
import { activatePoints, expirePoints } from './jobs.ts';
import { accrue, adjust, confirmAccruals, returnPoints } from './repository.ts';
import { readAccount } from './testing/ledger.ts';

const stage = useWithdrawalsStage();
const { rich, take } = stage;

const moment = (text: string): void => {
  stage.server.clock.at = new Date(text);
};
const db = () => stage.database.db;
const sumsOf = async (id: string) => (await readAccount(db(), id)).sums;
/** Points through a day. */
const give = (id: string, points: number, through: string) =>
  adjust(db(), id, points, through, { tuning_id: randomUUID() }, stage.server.clock.at);
const person = () => addPerson(db(), 'member', stage.world);

/** Moscow's midnight after the twentieth of November. */
const midnight = '2026-11-20T21:00:00.000Z';

describe('a lapsed lot', () => {
  it('is spent on its last day and not a second later, without the job', async () => {
    const { who, cardId } = await rich(600);
    await give(who.id, 500, '2026-11-20');
    moment('2026-11-20T20:59:59.000Z');
    const shown = async () => (await stage.server.call(who, 'points.get')).data;
    expect(await shown()).toMatchObject({ active: 1100, nextExpiration: { date: '2026-11-20', points: 500 } });
    moment(midnight);
    expect(await shown()).toMatchObject({
      active: 600,
      expiredTotal: 500,
      nextExpiration: { date: '2027-11-20', points: 600 },
    });
    const quote = await stage.server.call(who, 'withdrawals.quote', { body: { points: 700, cardId } });
    expect(quote.data.limits.available).toBe(600);
    expect((await take(who, cardId, 700)).code).toBe('POINTS_NOT_ENOUGH');
    expect((await take(who, cardId, 600)).status).toBe(200);
    expect(await sumsOf(who.id)).toMatchObject({ active: 0, reserved: 600 });
    await stage.server.runClock(expirePoints);
    expect((await stage.noticesOf(who)).filter((title) => title.startsWith('Сгорело'))).toHaveLength(1);
  });

  it('repays no debt and covers no adjustment and no return', async () => {
    const [debtor, other] = [await person(), await person()];
    const [sale, item] = [randomUUID(), randomUUID()];
    await accrue(
      db(),
      debtor.id,
      [{ sale_item_id: item, kind: 'base', points: 300 }],
      { sale_id: sale },
      stage.server.clock.at,
    );
    const when = { activateAt: stage.server.clock.at, expiresOn: '2026-11-20' };
    await confirmAccruals(db(), debtor.id, sale, null, when, {}, stage.server.clock.at);
    await give(other.id, 400, '2026-11-20');
    moment(midnight);
    const rules = { policy: 'to_debt' as const, debtCap: null };
    const back = [{ sale_item_id: item, points: 300 }];
    expect(await returnPoints(db(), debtor.id, sale, back, rules, {}, stage.server.clock.at)).toMatchObject({
      active: 0,
      debt: 300,
    });
    expect(await give(other.id, -400, '2026-11-20')).toBe('insufficient');
    expect(await sumsOf(other.id)).toMatchObject({ active: 0 });
  });

  it('that comes alive after its last day is of no use to a debt', async () => {
    const late = await person();
    const [sale, item] = [randomUUID(), randomUUID()];
    await accrue(
      db(),
      late.id,
      [{ sale_item_id: item, kind: 'base', points: 100 }],
      { sale_id: sale },
      stage.server.clock.at,
    );
    const when = { activateAt: new Date('2026-11-20T12:00:00.000Z'), expiresOn: '2026-11-20' };
    await confirmAccruals(db(), late.id, sale, null, when, {}, stage.server.clock.at);
    moment(midnight);
    await stage.server.runClock(activatePoints);
    expect(await sumsOf(late.id)).toMatchObject({ pending: 0, active: 0 });
    expect((await stage.noticesOf(late))[0]).toContain('Активировано');
  });
});

describe('the nightly job', () => {
  const lastRun = async () =>
    (
      await sql<{ status: string; counts: Record<string, number>; params: Record<string, number> }>`
        select status, counts, params from processes where kind = 'points_expiration' order by number desc limit 1`.execute(
        db(),
      )
    ).rows[0];

  it('waits for an account that is held, in the same run', async () => {
    const people = await Promise.all([1, 2, 3].map(person));
    for (const { id } of people) await give(id, 10, '2026-11-20');
    moment('2026-11-20T21:11:00.000Z');
    const held = await stage.database.pool.connect();
    await held.query('begin');
    await held.query('select ledger_lock($1)', [people[1]!.id]);
    const run = stage.server.runClock(expirePoints);
    await eventually(async () => expect((await sumsOf(people[2]!.id)).active).toBe(0));
    expect((await sumsOf(people[1]!.id)).active).toBe(10);
    await held.query('commit');
    held.release();
    await run;
    for (const { id } of people) expect((await sumsOf(id)).active).toBe(0);
    expect(await lastRun()).toMatchObject({
      status: 'completed',
      counts: { ok: 3, failed: 0 },
      params: { points: 30 },
    });
  });

  it('says what it left when an account is held for long, and takes it when it is begun again', async () => {
    const [one, two] = [await person(), await person()];
    for (const { id } of [one, two]) await give(id, 10, '2026-11-20');
    moment('2026-11-20T21:12:00.000Z');
    const held = await stage.database.pool.connect();
    await held.query('begin');
    await held.query('select ledger_lock($1)', [one.id]);
    await expect(stage.server.runClock(expirePoints)).rejects.toThrow('left 1 held accounts');
    expect(await lastRun()).toMatchObject({ status: 'completed_with_errors', counts: { ok: 1, failed: 1 } });
    await held.query('commit');
    held.release();
    stage.server.clock.at = new Date(stage.server.clock.at.getTime() + 5000);
    await stage.server.runClock(expirePoints);
    expect((await sumsOf(one.id)).active).toBe(0);
    expect((await stage.noticesOf(two)).filter((title) => title.startsWith('Сгорело'))).toHaveLength(1);
  });

  it('ends the same when it is killed between two portions and begun again', async () => {
    const people = await Promise.all(Array.from({ length: 450 }, person));
    for (const { id } of people) await give(id, 7, '2026-11-20');
    moment('2026-11-20T21:13:00.000Z');
    // Dies in the middle of its second portion.
    await sql`create function stop_here() returns trigger language plpgsql as $$ begin
      if (select count(*) from transfers where type = 'EXPIRATION' and at = new.at) > 230 then
        raise exception 'killed';
      end if;
      return new;
    end $$`.execute(db());
    await sql`create trigger stop_here before insert on transfers for each row when (new.type = 'EXPIRATION')
      execute function stop_here()`.execute(db());
    await expect(stage.server.runClock(expirePoints)).rejects.toThrow('killed');
    await sql`drop trigger stop_here on transfers`.execute(db());
    const left = async () =>
      (
        await sql<{ n: number }>`select count(*)::int as n from lots
          where remaining > 0 and expires_on = '2026-11-20'`.execute(db())
      ).rows[0]!.n;
    expect(await left()).toBe(250);
    await stage.server.runClock(expirePoints);
    expect(await left()).toBe(0);
    const { rows: notified } = await sql<{ n: number; people: number }>`
      select count(*)::int as n, count(distinct user_id)::int as people from notifications
      where kind = 'points.expired' and user_id = any(${people.map(({ id }) => id)}::uuid[])`.execute(db());
    expect(notified).toEqual([{ n: 450, people: 450 }]);
  });
});

describe('what is going to burn', () => {
  it('is what then burns, day by day', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, person));
    for (const [index, { id }] of people.entries()) {
      for (let n = 0; n < 4; n += 1) await give(id, 10 + index + n, addDays('2026-11-21', (index * 5 + n * 3) % 12));
      const [sale, item] = [randomUUID(), randomUUID()];
      await accrue(
        db(),
        id,
        [{ sale_item_id: item, kind: 'base', points: 40 }],
        { sale_id: sale },
        stage.server.clock.at,
      );
      const when = { activateAt: new Date('2026-11-22T21:00:00.000Z'), expiresOn: addDays('2026-11-24', index) };
      await confirmAccruals(db(), id, sale, null, when, {}, stage.server.clock.at);
    }
    const table = (await stage.server.call(stage.world.finance, 'points.burning', { query: { days: 20 } })).data;
    expect(table.days.length).toBeGreaterThan(8);
    const burnt = [];
    for (let day = 1; day <= 21; day += 1) {
      moment(`${addDays('2026-11-19', day)}T21:10:00.000Z`);
      const { at } = stage.server.clock;
      await stage.server.runClock(expirePoints);
      const { rows } = await sql<{ members: number; points: number }>`
        select count(distinct member_id)::int as members, sum(amount)::int as points from transfers
        where type = 'EXPIRATION' and at = ${at} having count(*) > 0`.execute(db());
      burnt.push(...rows.map((row) => ({ day: programmeDay(at), ...row })));
    }
    expect(table.days.map(({ day, members, points }) => ({ day, members, points }))).toEqual(burnt);
    expect(table.points).toBe(burnt.reduce((sum, { points }) => sum + points, 0));
  });
});
