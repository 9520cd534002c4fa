import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';

import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { adjustmentsRoutes } from '../../adjustments/index.ts';
import { adjust } from '../../ledger/index.ts';
import { auditLedger } from '../../ledger/repository.ts';
import { operationsRoutes } from '../../operations/index.ts';
import { payoutCardsRoutes } from '../../payout-cards/index.ts';
import { payoutsRoutes } from '../../payouts/index.ts';
import { pointsSettingsRoutes } from '../../points-settings/index.ts';
import { createTestApp, type Person, type TestApp } from '../../sales/testing/app.ts';
import { addPerson, changeSettings, createWorld, type World } from '../../sales/testing/world.ts';
import { summariesRoutes } from '../../summaries/index.ts';
import { withdrawalsRoutes } from '../routes.ts';

export const now = new Date('2026-11-20T09:00:00.000Z');

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

interface Opened {
  database: TestDatabase;
  server: TestApp;
  world: World;
}

async function setup(): Promise<Opened> {
  const database = await createTestDatabase({ max: 30 });
  const world = await createWorld(database.db);
  const server = await createTestApp(database, {
    ...withdrawalsRoutes,
    ...payoutsRoutes,
    ...payoutCardsRoutes,
    ...operationsRoutes,
    ...pointsSettingsRoutes,
    ...adjustmentsRoutes,
    ...summariesRoutes,
  });
  await changeSettings(database.db, { withdrawalCodeRequired: false, withdrawalPerDay: 100 });
  return { database, server, world };
}

/** Whatever the tests did, the books must be sound afterwards. */
async function teardown({ database, server }: Opened): Promise<void> {
  expect(await auditLedger(database.db)).toEqual([]);
  await server.close();
  await database.drop();
}

/**
 * What the HTTP tests of withdrawals stand on: a database, a server and a world of their own for each test file, with
 * short calls of the routes. Each test begins at `now`.
 */
export function useWithdrawalsStage() {
  let opened: Opened;
  beforeAll(async () => {
    opened = await setup();
  });
  afterAll(() => teardown(opened));
  beforeEach(() => {
    opened.server.clock.at = now;
  });

  const verify = (who: Person, status = 'verified') =>
    sql`insert into tax_profiles (user_id, status, sealed) values (${who.id}, ${status}, '\\x00')
      on conflict (user_id) do update set status = excluded.status`.execute(opened.database.db);

  const addCard = async (who: Person): Promise<string> => {
    const card = await opened.server.call(who, 'cards.create', { body: { number: cardNumber() } });
    expect(card.status, card.messages.join()).toBe(200);
    return card.data.id;
  };

  const grant = (who: Person, points: number) =>
    adjust(opened.database.db, who.id, points, '2027-11-20', { tuning_id: randomUUID() }, now);

  return {
    get database() {
      return opened.database;
    },
    get server() {
      return opened.server;
    },
    get world() {
      return opened.world;
    },
    verify,
    /** A verified member with so many points and a card. */
    rich: async (points: number): Promise<{ who: Person; cardId: string }> => {
      const who = await addPerson(opened.database.db, 'member', opened.world);
      await verify(who);
      await grant(who, points);
      return { who, cardId: await addCard(who) };
    },
    addCard,
    grant,
    take: (
      who: Person,
      cardId: string,
      points: number,
      key: string = randomUUID(),
      code?: string,
      quoteVersion?: string,
    ) =>
      opened.server.call(who, 'withdrawals.create', {
        key,
        body: { points, cardId, ...(code ? { code } : {}), ...(quoteVersion ? { quoteVersion } : {}) },
      }),
    /** Asks for the code of this sum and reads it where it waits to be sent. */
    codeFor: async (who: Person, cardId: string, points: number): Promise<string> => {
      const { services, call } = opened.server;
      expect((await call(who, 'withdrawals.sendCode', { body: { points, cardId } })).status).toBe(200);
      const { rows } = await sql<{ id: string; payload: Buffer }>`select id, payload_sealed as payload
        from outbox_messages where user_id = ${who.id} and template = 'code-withdrawal' order by id desc limit 1`.execute(
        opened.database.db,
      );
      const { id, payload } = rows[0]!;
      return /\b(\d{6})\b/.exec(services.vault.open(payload, `outbox:${id}`))?.[1] ?? '';
    },
    decide: (id: string, body: Record<string, unknown>, who = opened.world.finance) =>
      opened.server.call(who, 'withdrawals.decide', { params: { id }, body: body as never }),
    noticesOf: async (who: Person): Promise<string[]> => {
      const { rows } = await sql<{ title: string }>`
        select title from notifications where user_id = ${who.id} order by id`.execute(opened.database.db);
      return rows.map(({ title }) => title);
    },
  };
}
