import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';
import { expect } from 'vitest';

import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { adjust } from '../../ledger/index.ts';
import { auditLedger } from '../../ledger/repository.ts';
import { createTestApp, type Person, type TestApp } from '../../sales/testing/app.ts';
import { addPerson, changeSettings, createWorld, type World } from '../../sales/testing/world.ts';
import { adjustmentsRoutes } from '../../adjustments/index.ts';
import { operationsRoutes } from '../../operations/index.ts';
import { payoutCardsRoutes } from '../../payout-cards/index.ts';
import { payoutsRoutes } from '../../payouts/index.ts';
import { pointsSettingsRoutes } from '../../points-settings/index.ts';
import { withdrawalsRoutes } from '../routes.ts';

/** What the HTTP tests of withdrawals stand on; every test file has its own. */
export let database: TestDatabase;
export let t: TestApp;
export let w: World;
export const now = new Date('2026-11-20T09:00:00.000Z');

export async function raiseStage(): Promise<void> {
  database = await createTestDatabase({ max: 30 });
  w = await createWorld(database.db);
  t = await createTestApp(database, {
    ...withdrawalsRoutes,
    ...payoutsRoutes,
    ...payoutCardsRoutes,
    ...operationsRoutes,
    ...pointsSettingsRoutes,
    ...adjustmentsRoutes,
  });
  await changeSettings(database.db, { withdrawalCodeRequired: false, withdrawalPerDay: 100 });
}

/** Whatever the tests did, the books must be sound afterwards. */
export async function lowerStage(): Promise<void> {
  expect(await auditLedger(database.db)).toEqual([]);
  await t.close();
  await database.drop();
}

export const resetClock = (): void => {
  t.clock.at = now;
};

export const verify = (who: Person, status = 'verified') =>
  sql`insert into tax_profiles (user_id, status, sealed) values (${who.id}, ${status}, '\\x00')
    on conflict (user_id) do update set status = excluded.status`.execute(database.db);

let cards = 0;
/** Sixteen digits with the right last one. */
export function cardNumber(): string {
  const body = `220000${String((cards += 1)).padStart(9, '0')}`;
  const sum = Array.from(body).reduce((total, digit, i) => {
    const n = i % 2 === 0 ? Number(digit) * 2 : Number(digit);
    return total + (n > 9 ? n - 9 : n);
  }, 0);
  return `${body}${(10 - (sum % 10)) % 10}`;
}

export async function rich(points: number): Promise<{ who: Person; cardId: string }> {
  const who = await addPerson(database.db, 'member', w);
  await verify(who);
  await adjust(database.db, who.id, points, '2027-11-20', { tuning_id: randomUUID() }, now);
  const card = await t.call(who, 'cards.create', { body: { number: cardNumber() } });
  expect(card.status, card.messages.join()).toBe(200);
  return { who, cardId: card.data.id };
}
export const take = (who: Person, cardId: string, points: number, key = randomUUID(), code?: string) =>
  t.call(who, 'withdrawals.create', { key, body: { points, cardId, ...(code ? { code } : {}) } });
export const decide = (id: string, body: Record<string, unknown>, who = w.finance) =>
  t.call(who, 'withdrawals.decide', { params: { id }, body: body as never });
export const noticesOf = async (who: Person) =>
  (
    await sql<{ title: string }>`select title from notifications where user_id = ${who.id} order by id`.execute(
      database.db,
    )
  ).rows.map((row) => row.title);
