import { salesRoutes } from '../routes.ts';
import { randomUUID } from 'node:crypto';

import { expect } from 'vitest';

import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { auditLedger } from '../../ledger/repository.ts';
import { createTestApp, type TestApp } from './app.ts';
import { createWorld, type World } from './world.ts';

/** What the HTTP tests of sales stand on; every test file has its own. */
export let database: TestDatabase;
export let t: TestApp;
export let w: World;

export async function raiseStage(): Promise<void> {
  database = await createTestDatabase();
  w = await createWorld(database.db);
  t = await createTestApp(database, { ...salesRoutes });
}

/** Whatever the tests did, the books must be sound afterwards. */
export async function lowerStage(): Promise<void> {
  expect(await auditLedger(database.db)).toEqual([]);
  await t.close();
  await database.drop();
}

export const resetClock = (): void => {
  t.clock.at = new Date('2026-11-20T09:00:00.000Z');
};

let serial = 100_000;
export const nextSerial = (): string => `AB-${(serial += 1)}`;

export const drill = (serialNumber = nextSerial()) => ({
  productId: w.drill.id,
  quantity: 1,
  priceKopecks: 450_000,
  serialNumber,
});
export const lamp = (quantity = 2) => ({ productId: w.lamp.id, quantity });
export const saleDate = '2026-11-18';
export const create = (who = w.member, extra: Record<string, unknown> = {}, key = randomUUID()) =>
  t.call(who, 'sales.create', { key, body: { saleDate, items: [drill(), lamp()], submit: true, ...extra } });

export async function created(who = w.member, extra: Record<string, unknown> = {}) {
  const answer = await create(who, extra);
  expect(answer.status, answer.messages.join()).toBe(200);
  return answer.data;
}
export const decide = (
  id: string,
  version: number,
  items: { id: string; decision: 'approve' | 'reject'; reasonCode?: string; reasonText?: string }[],
  who = w.moderator,
) => t.call(who, 'sales.moderate', { params: { id }, body: { items, version } });
export const pairOf = <T>(sale: { items: T[] }): [T, T] => [sale.items[0]!, sale.items[1]!];
export const approveAll = (sale: { id: string; version: number; items: { id: string }[] }) =>
  decide(
    sale.id,
    sale.version,
    sale.items.map(({ id }) => ({ id, decision: 'approve' as const })),
  );
