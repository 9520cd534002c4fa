import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';
import { expect, it } from 'vitest';

import { readAccount } from '../ledger/testing/ledger.ts';
import { useWithdrawalsStage } from './testing/stage.ts';

const stage = useWithdrawalsStage();
const { rich, take } = stage;

const several = (count: number, points: number) => Promise.all(Array.from({ length: count }, () => rich(points)));

/** Transactions the withdrawals of these people were written by, and entries of the journal about them. */
async function tracesOf(ids: readonly string[]) {
  const { rows } = await sql<{ transactions: number; entries: number }>`
    select (select count(distinct xid)::int from transfers where type = 'WITHDRAWAL_HOLD' and member_id = any(${[...ids]}::uuid[]))
        as transactions,
      (select count(*)::int from audit_entries where entity_type = 'withdrawal' and action = 'create'
        and actor_id = any(${[...ids]}::uuid[])) as entries`.execute(stage.database.db);
  return rows[0]!;
}

it('of twenty people at once are written together, and each gets his own', async () => {
  const people = await several(20, 1000);
  const answers = await Promise.all(people.map(({ who, cardId }, n) => take(who, cardId, 500 + n)));
  answers.forEach((answer, n) => {
    expect(answer.status, answer.messages.join()).toBe(200);
    expect(answer.data).toMatchObject({
      points: 500 + n,
      member: { id: people[n]!.who.id },
      status: 'new',
      version: 1,
    });
    expect(answer.data.timeline).toHaveLength(1);
    expect(answer.data.operations).toMatchObject([{ type: 'WITHDRAWAL_HOLD', points: 500 + n }]);
  });
  expect(new Set(answers.map((answer) => answer.data.number)).size).toBe(20);
  // The response is made of the created row; a later read returns the same.
  const read = await Promise.all(
    answers.map((answer, n) =>
      stage.server.call(people[n]!.who, 'withdrawals.get', { params: { id: answer.data.id } }),
    ),
  );
  expect(read.map((answer) => answer.data)).toEqual(answers.map((answer) => answer.data));
  const { transactions, entries } = await tracesOf(people.map(({ who }) => who.id));
  expect(entries).toBe(20);
  expect(transactions).toBeLessThan(20);
});

it('are refused one by one: the others of the batch go through, and the mended one too', async () => {
  const people = await several(8, 600);
  const keys = people.map(() => randomUUID());
  const send = (n: number, points: number, card = people[n]!.cardId) => take(people[n]!.who, card, points, keys[n]);
  const answers = await Promise.all(
    people.map((_, n) => (n === 2 ? send(n, 601) : n === 5 ? send(n, 600, people[0]!.cardId) : send(n, 600))),
  );
  expect(answers.map((answer) => answer.code ?? 'ok')).toEqual(
    people.map((_, n) => (n === 2 ? 'POINTS_NOT_ENOUGH' : n === 5 ? 'CARD_REQUIRED' : 'ok')),
  );
  expect((await tracesOf(people.map(({ who }) => who.id))).entries).toBe(6);
  for (const n of [2, 5]) expect((await send(n, 600)).status).toBe(200);
});

it('repeated at once and later are one, and say what the first said', async () => {
  const people = await several(6, 900);
  const keys = people.map(() => randomUUID());
  const sendAll = () => Promise.all(people.map(({ who, cardId }, n) => take(who, cardId, 700, keys[n])));
  const [first, second] = await Promise.all([sendAll(), sendAll()]);
  const third = await sendAll();
  people.forEach((_, n) => {
    expect(first[n]!.status).toBe(200);
    expect(second[n]!.data).toEqual(first[n]!.data);
    expect(third[n]!.data).toEqual(first[n]!.data);
  });
  for (const { who } of people) {
    expect((await readAccount(stage.database.db, who.id)).sums).toMatchObject({ active: 200, reserved: 700 });
  }
});

it('with one that breaks do not break: it fails by itself', async () => {
  const people = await several(7, 800);
  const broken = people[3]!.who.id;
  const shift = (by: number) =>
    stage.database.db.transaction().execute(async (tx) => {
      await sql`select set_config('ledger.writer', 'on', true)`.execute(tx);
      await sql`update lots set remaining = remaining + ${by} where member_id = ${broken}`.execute(tx);
    });
  await shift(-800);
  const answers = await Promise.all(people.map(({ who, cardId }) => take(who, cardId, 800)));
  await shift(800);
  expect(answers.map((answer) => answer.status)).toEqual(people.map((_, n) => (n === 3 ? 500 : 200)));
});

it('do not wait for the one whose account somebody holds', async () => {
  const people = await several(5, 700);
  const held = people[2]!;
  let waiting: ReturnType<typeof take> | undefined;
  await stage.database.db.transaction().execute(async (tx) => {
    await sql`select ledger_lock(${held.who.id}::uuid)`.execute(tx);
    const sent = people.map(({ who, cardId }) => take(who, cardId, 600));
    waiting = sent[2]!;
    const others = await Promise.all(sent.filter((_, n) => n !== 2));
    expect(others.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  });
  expect((await waiting)?.status).toBe(200);
});
