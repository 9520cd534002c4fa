import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';
import { afterEach, expect, it } from 'vitest';

import { readAccount } from '../ledger/testing/ledger.ts';
import type { Person } from '../sales/testing/app.ts';
import { changeSettings } from '../sales/testing/world.ts';
import { now, useWithdrawalsStage } from './testing/stage.ts';

const stage = useWithdrawalsStage();
const { rich, take, codeFor } = stage;

const former = {
  rateKopecks: 100,
  taxMode: 'gift_prize',
  taxRate: 13,
  taxExemptKopecks: 400_000,
  payoutDays: 5,
  withdrawalCodeRequired: false,
};
afterEach(() => changeSettings(stage.database.db, former));

const quote = async (who: Person, cardId: string, points: number) =>
  (await stage.server.call(who, 'withdrawals.quote', { body: { points, cardId } })).data;

const reserved = async (who: Person) => (await readAccount(stage.database.db, who.id)).sums.reserved;

it.each<[string, Record<string, unknown>, object]>([
  ['the rate', { rateKopecks: 50 }, { rateKopecks: 50, netKopecks: 50_000 }],
  ['the rate of the tax', { taxMode: 'remuneration' }, { taxKopecks: 13_000, netKopecks: 87_000 }],
  ['the exemption of the year', { taxExemptKopecks: 0 }, { taxKopecks: 13_000, netKopecks: 87_000 }],
  ['who pays the tax', { taxMode: 'none' }, { taxMode: 'none', netKopecks: 100_000 }],
])(
  'when %s has changed since the quote, nothing is made and the new figures are asked about',
  async (_, change, figures) => {
    const { who, cardId } = await rich(5000);
    const key = randomUUID();
    const agreed = await quote(who, cardId, 1000);
    expect(agreed.netKopecks).toBe(100_000);
    await changeSettings(stage.database.db, change);
    const refused = await take(who, cardId, 1000, key, undefined, agreed.version);
    expect([refused.status, refused.code]).toEqual([409, 'WITHDRAW_QUOTE_CHANGED']);
    const present = await quote(who, cardId, 1000);
    expect(refused.current).toEqual(present);
    expect(present).toMatchObject(figures);
    expect(await reserved(who)).toBe(0);
    const made = await take(who, cardId, 1000, key, undefined, present.version);
    expect(made.status).toBe(200);
    expect(made.data).toMatchObject({ netKopecks: present.netKopecks, taxKopecks: present.taxKopecks });
    expect(await reserved(who)).toBe(1000);
  },
);

it('what another request has taken of the exemption is a change too', async () => {
  const { who, cardId } = await rich(9000);
  const agreed = await quote(who, cardId, 3000);
  expect((await take(who, cardId, 3000)).status).toBe(200);
  const late = await take(who, cardId, 3000, randomUUID(), undefined, agreed.version);
  expect(late.code).toBe('WITHDRAW_QUOTE_CHANGED');
  expect(late.messages.join()).toMatch(/теперь вы получите 2\s740/);
});

it('settings that change no figure ask nobody again, nor does a later day', async () => {
  const { who, cardId } = await rich(5000);
  const agreed = await quote(who, cardId, 1000);
  await changeSettings(stage.database.db, { payoutDays: 9, holdDays: 3 });
  stage.server.clock.at = new Date(now.getTime() + 2 * 86_400_000);
  expect((await quote(who, cardId, 1000)).version).toBe(agreed.version);
  expect((await take(who, cardId, 1000, randomUUID(), undefined, agreed.version)).status).toBe(200);
});

it('the quote of another sum is none of this one', async () => {
  const { who, cardId } = await rich(5000);
  const other = await quote(who, cardId, 700);
  expect((await take(who, cardId, 1000, randomUUID(), undefined, other.version)).code).toBe('WITHDRAW_QUOTE_CHANGED');
  expect(await reserved(who)).toBe(0);
});

it('at the code: it is not spent and confirms the sum by the new figures', async () => {
  await changeSettings(stage.database.db, { withdrawalCodeRequired: true });
  const { who, cardId } = await rich(5000);
  const agreed = await quote(who, cardId, 1000);
  const code = await codeFor(who, cardId, 1000);
  await changeSettings(stage.database.db, { rateKopecks: 50 });
  const key = randomUUID();
  expect((await take(who, cardId, 1000, key, code, agreed.version)).code).toBe('WITHDRAW_QUOTE_CHANGED');
  const made = await take(who, cardId, 1000, key, code, (await quote(who, cardId, 1000)).version);
  expect(made.status).toBe(200);
  expect(made.data.netKopecks).toBe(50_000);
});

it('among requests written together only those of the old quote are refused', async () => {
  const people = await Promise.all(Array.from({ length: 8 }, () => rich(2000)));
  const before = await quote(people[0]!.who, people[0]!.cardId, 1000);
  await changeSettings(stage.database.db, { rateKopecks: 50 });
  const after = await quote(people[0]!.who, people[0]!.cardId, 1000);
  const answers = await Promise.all(
    people.map(({ who, cardId }, n) =>
      take(who, cardId, 1000, randomUUID(), undefined, (n % 2 === 0 ? before : after).version),
    ),
  );
  expect(answers.map(({ code }) => code ?? 'ok')).toEqual(
    people.map((_, n) => (n % 2 === 0 ? 'WITHDRAW_QUOTE_CHANGED' : 'ok')),
  );
});

it('clients from before the field are paid by the figures of the moment', async () => {
  const { who, cardId } = await rich(5000);
  await changeSettings(stage.database.db, { rateKopecks: 50 });
  expect((await take(who, cardId, 1000)).data.netKopecks).toBe(50_000);
  const { rows } = await sql<{
    n: number;
  }>`select count(*)::int as n from withdrawals where member_id = ${who.id}`.execute(stage.database.db);
  expect(rows[0]!.n).toBe(1);
});
