import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';
import { afterEach, expect, it } from 'vitest';

import { readAccount } from '../ledger/testing/ledger.ts';
import { changeSettings } from '../sales/testing/world.ts';
import { useWithdrawalsStage } from './testing/stage.ts';

const stage = useWithdrawalsStage();
const { rich, take, codeFor } = stage;

afterEach(() => changeSettings(stage.database.db, { withdrawalCodeRequired: false }));

/** Requests of the member and the postings that hold points for them. */
async function booksOf(memberId: string) {
  const { rows } = await sql<{ requests: number; holds: number; held: number }>`
    select (select count(*)::int from withdrawals where member_id = ${memberId}) as requests, count(*)::int as holds,
      coalesce(sum(amount), 0)::int as held from transfers
    where member_id = ${memberId} and type = 'WITHDRAWAL_HOLD'`.execute(stage.database.db);
  const { sums } = await readAccount(stage.database.db, memberId);
  return { ...rows[0]!, active: sums.active, reserved: sums.reserved };
}

const times = <T>(n: number, work: () => Promise<T>) => Promise.all(Array.from({ length: n }, work));

it('twenty presses of one intent at once are one payout, and each hears of it', async () => {
  const { who, cardId } = await rich(20_000);
  const key = randomUUID();
  const answers = await times(20, () => take(who, cardId, 1000, key));
  expect(new Set(answers.map(({ status, data }) => `${status} ${data?.id}`)).size).toBe(1);
  expect(answers[0]!.status).toBe(200);
  expect(await booksOf(who.id)).toEqual({ requests: 1, holds: 1, held: 1000, active: 19_000, reserved: 1000 });
});

it('twenty presses with the code at once spend one code and are one payout', async () => {
  await changeSettings(stage.database.db, { withdrawalCodeRequired: true });
  const { who, cardId } = await rich(20_000);
  const code = await codeFor(who, cardId, 1000);
  const key = randomUUID();
  const answers = await times(20, () => take(who, cardId, 1000, key, code));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
  expect(await booksOf(who.id)).toMatchObject({ requests: 1, holds: 1, held: 1000 });
});

it.each(['the kept answer', 'the withdrawal itself, a day later'])(
  'a repeat with another code or a newer quote is answered by %s',
  async (from) => {
    await changeSettings(stage.database.db, { withdrawalCodeRequired: true });
    const { who, cardId } = await rich(5000);
    const key = randomUUID();
    const made = await take(who, cardId, 1000, key, await codeFor(who, cardId, 1000));
    expect(made.status).toBe(200);
    if (from !== 'the kept answer') await sql`delete from idempotency_keys`.execute(stage.database.db);
    const again = [
      await take(who, cardId, 1000, key),
      await take(who, cardId, 1000, key, '000000'),
      await take(who, cardId, 1000, key, '000000', 'of-another-rate'),
      await take(who, cardId, 1000, key.toUpperCase()),
    ];
    expect(again.map(({ status, data }) => [status, data?.id])).toEqual(again.map(() => [200, made.data.id]));
    expect(await booksOf(who.id)).toMatchObject({ requests: 1, holds: 1, held: 1000 });
  },
);

it('the same key with another sum or card is refused and says so, also a day later', async () => {
  const { who, cardId } = await rich(5000);
  const other = await stage.addCard(who);
  const key = randomUUID();
  expect((await take(who, cardId, 1000, key)).status).toBe(200);
  for (const isLater of [false, true]) {
    if (isLater) await sql`delete from idempotency_keys`.execute(stage.database.db);
    for (const answer of [await take(who, cardId, 700, key), await take(who, other, 1000, key)])
      expect([answer.status, answer.code]).toEqual([409, 'IDEMPOTENCY_MISMATCH']);
  }
  expect(await booksOf(who.id)).toMatchObject({ requests: 1, held: 1000 });
});

it('a refusal leaves the key free for the same intent', async () => {
  const { who, cardId } = await rich(900);
  const key = randomUUID();
  expect((await take(who, cardId, 1000, key)).code).toBe('POINTS_NOT_ENOUGH');
  await stage.grant(who, 500);
  expect((await take(who, cardId, 1000, key)).status).toBe(200);
  await changeSettings(stage.database.db, { withdrawalCodeRequired: true });
  const second = await rich(2000);
  const code = await codeFor(second.who, second.cardId, 600);
  const wrong = code === '111111' ? '222222' : '111111';
  const next = randomUUID();
  expect((await take(second.who, second.cardId, 600, next, wrong)).code).toBe('CODE_WRONG');
  expect((await take(second.who, second.cardId, 600, next, code)).status).toBe(200);
  expect(await booksOf(second.who.id)).toMatchObject({ requests: 1, held: 600 });
});

it('the key of another member is another key, and finds nothing of his', async () => {
  const [one, two] = [await rich(2000), await rich(2000)];
  const key = randomUUID();
  const made = await take(one.who, one.cardId, 600, key);
  const found = (who: typeof one.who, idempotencyKey: string) =>
    stage.server.call(who, 'withdrawals.list', { body: { filters: { idempotencyKey } } });
  await take(one.who, one.cardId, 600);
  expect((await found(one.who, key)).data.items.map(({ id }) => id)).toEqual([made.data.id]);
  expect((await found(one.who, key.toUpperCase())).data.items).toHaveLength(1);
  expect((await found(two.who, key)).data.items).toEqual([]);
  expect((await found(one.who, randomUUID())).data.items).toEqual([]);
  const other = await take(two.who, two.cardId, 600, key);
  expect([other.status, other.data.id === made.data.id]).toEqual([200, false]);
});
