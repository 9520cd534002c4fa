import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';
import { expect, it } from 'vitest';

import { nextSerial, saleDate, useSalesStage } from './testing/stage.ts';
import { addPerson, addPromotion, changeSettings } from './testing/world.ts';
import type { Person } from './testing/app.ts';

const stage = useSalesStage();
const { drill, lamp } = stage;

const sellers = (count: number): Promise<Person[]> =>
  Promise.all(Array.from({ length: count }, () => addPerson(stage.database.db, 'member', stage.world)));

const send = (who: Person, items: object[], key = randomUUID()) =>
  stage.server.call(who, 'sales.create', { key, body: { saleDate, items, submit: true } as never });

async function tracesOf(people: readonly Person[]) {
  const ids = people.map(({ id }) => id);
  const { rows } = await sql<{ transactions: number; entries: number }>`
    select (select count(distinct xid)::int from transfers where member_id = any(${ids}::uuid[])) as transactions,
      (select count(*)::int from audit_entries where entity_type = 'sale' and action = 'create'
        and actor_id = any(${ids}::uuid[])) as entries`.execute(stage.database.db);
  return rows[0]!;
}

it('sales of twenty people at once are written together, each with its own points and card', async () => {
  const people = await sellers(20);
  const answers = await Promise.all(people.map((who, n) => send(who, [lamp(n + 1)])));
  answers.forEach((answer, n) => {
    expect(answer.status, answer.messages.join()).toBe(200);
    expect(answer.data).toMatchObject({
      status: 'moderation',
      pointsTotal: 40 * (n + 1),
      member: { id: people[n]!.id },
      allowedActions: ['cancel'],
      review: null,
    });
    expect(answer.data.timeline).toHaveLength(1);
    expect(answer.data.operations.map((one) => one.pendingDelta)).toEqual([40 * (n + 1)]);
  });
  const { transactions, entries } = await tracesOf(people);
  expect(entries).toBe(20);
  expect(transactions).toBeLessThan(20);
});

it('one serial number sent by many at once is one sale; the others are told, and keep their keys', async () => {
  const people = await sellers(10);
  const serial = nextSerial();
  const keys = people.map(() => randomUUID());
  const answers = await Promise.all(people.map((who, n) => send(who, [drill(serial), lamp()], keys[n])));
  const refused = answers.flatMap((answer, n) => (answer.status === 200 ? [] : [n]));
  expect(refused).toHaveLength(9);
  for (const n of refused) {
    expect(answers[n]!.code).toBe('SALE_SERIAL_DUPLICATE');
    expect(Object.keys(answers[n]!.fields)).toEqual(['items[0].serialNumber']);
  }
  expect((await send(people[refused[0]!]!, [drill()], keys[refused[0]!])).status).toBe(200);
  // F1: the moderator of the accepted sale sees some of the refused ones; the audit trail has every attempt.
  const standing = answers.find((answer) => answer.status === 200)!.data.id;
  const card = await stage.server.call(stage.world.moderator, 'sales.get', { params: { id: standing } });
  expect(card.data.review?.flags.filter((flag) => flag.code === 'F1')).toHaveLength(5);
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from audit_entries
    where entity_id = ${standing} and result = 'denied' and code = 'SALE_SERIAL_DUPLICATE'`.execute(stage.database.db);
  expect(rows[0]?.n).toBe(9);
});

it("one's own second attempt is no conflict, and a draft sent with a taken number leaves the sign too", async () => {
  const [owner, other] = (await sellers(2)) as [Person, Person];
  const serial = nextSerial();
  const { data } = await send(owner, [drill(serial)]);
  expect((await send(owner, [drill(serial)])).code).toBe('SALE_SERIAL_DUPLICATE');
  const flags = async () =>
    (await stage.server.call(stage.world.moderator, 'sales.get', { params: { id: data.id } })).data.review?.flags
      .filter(({ code }) => code === 'F1')
      .map(({ text }) => text);
  expect(await flags()).toEqual([]);
  const body = { saleDate, items: [drill(serial)], submit: false } as never;
  const draft = (await stage.server.call(other, 'sales.create', { body })).data;
  expect((await stage.server.call(other, 'sales.submit', { params: { id: draft.id }, body: {} })).code).toBe(
    'SALE_SERIAL_DUPLICATE',
  );
  expect((await stage.server.call(other, 'sales.get', { params: { id: draft.id } })).data.status).toBe('draft');
  expect(await flags()).toEqual([`Номер ${serial} указан и в продаже другого участника`]);
});

it('a full sale is answered as it will be read: receipt, serial number, price, bonus and a sign of risk', async () => {
  const promotion = await addPromotion(stage.database.db, {
    name: 'Полтора',
    mechanic: 'multiplier',
    params: { percent: 150 },
  });
  const people = await sellers(6);
  const answers = await Promise.all(
    people.map((who, n) =>
      stage.server.call(who, 'sales.create', {
        key: randomUUID(),
        body: {
          saleDate,
          comment: ' Продано вместе ',
          receipt: {
            qr: `t=${saleDate.replaceAll('-', '')}T1010&s=5990.00&fn=928100010${n}456789&i=${1000 + n}&fp=12345678${n}&n=1`,
          },
          items: [{ ...drill(nextSerial()), priceKopecks: 100 + n }, lamp(2)],
          submit: true,
        },
      }),
    ),
  );
  for (const answer of answers) expect(answer.status, answer.messages.join()).toBe(200);
  const read = await Promise.all(
    answers.map((answer, n) => stage.server.call(people[n]!, 'sales.get', { params: { id: answer.data.id } })),
  );
  expect(read.map((answer) => answer.data)).toEqual(answers.map((answer) => answer.data));
  expect(answers[0]!.data.items.flatMap(({ lines }) => lines).some(({ kind }) => kind === 'promotion')).toBe(true);
  expect(answers[0]!.data.receipt?.fd).toBe('1000');
  await sql`update promotions set status = 'finished' where id = ${promotion}`.execute(stage.database.db);
});

it('repeats say what the first said, whatever batch they come in', async () => {
  const people = await sellers(6);
  const keys = people.map(() => randomUUID());
  const sendAll = () => Promise.all(people.map((who, n) => send(who, [lamp(n + 1)], keys[n])));
  const [first, second] = await Promise.all([sendAll(), sendAll()]);
  const third = await sendAll();
  people.forEach((_, n) => {
    expect([first[n]!.status, second[n]!.status]).toEqual([200, 200]);
    expect(second[n]!.data).toEqual(first[n]!.data);
    expect(third[n]!.data).toEqual(first[n]!.data);
  });
});

it('a budget is spent to the point by batches that share it, and confirmation by itself works in a batch', async () => {
  await changeSettings(stage.database.db, { autoConfirm: true });
  const promotion = await addPromotion(stage.database.db, {
    name: 'Общая',
    mechanic: 'multiplier',
    params: { percent: 150 },
    budget: 30,
  });
  // Eight stripes of thirty for bonuses of twenty: the rests have to be brought together on the way.
  await sql`insert into promotion_budgets (promotion_id, stripe, limit_points)
    select ${promotion}, n, 30 from generate_series(1, 7) as n`.execute(stage.database.db);
  const people = await sellers(40);
  const answers = await Promise.all(people.map((who) => send(who, [lamp(1)])));
  expect(answers.map((answer) => answer.status)).toEqual(people.map(() => 200));
  const bonus = answers
    .flatMap(({ data }) => data.items.flatMap((item) => item.lines))
    .filter((line) => line.promotionId);
  expect(bonus.reduce((sum, line) => sum + line.points, 0)).toBe(240);
  const { rows } = await sql<{ used: number }>`select sum(reserved + spent)::int as used from promotion_budgets
    where promotion_id = ${promotion}`.execute(stage.database.db);
  expect(rows[0]?.used).toBe(240);
  await sql`update promotions set status = 'finished' where id = ${promotion}`.execute(stage.database.db);
  await changeSettings(stage.database.db, { autoConfirm: false });
});

it('sales of several people from one device at once show the sign; from devices not known yet they do not', async () => {
  const signsOf = async (device: string): Promise<number> => {
    const people = await sellers(4);
    const answers = await Promise.all(
      people.map((who) =>
        stage.server.call(who, 'sales.create', { device, body: { saleDate, items: [lamp()], submit: true } }),
      ),
    );
    const ids = answers.map(({ data }) => data.id);
    const { rows } = await sql<{ n: number }>`select count(distinct sale_id)::int as n from sale_flags
      where code = 'F7' and sale_id = any(${ids}::uuid[])`.execute(stage.database.db);
    return rows[0]!.n;
  };
  expect(await signsOf(`shared-${randomUUID()}`)).toBe(3);
  expect(await signsOf('unknown')).toBe(0);
});
