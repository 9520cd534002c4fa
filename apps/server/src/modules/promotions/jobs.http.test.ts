import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';

import type { Body } from '../../http/contract.ts';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { activateDue } from '../ledger/index.ts';
import { salesRoutes } from '../sales/index.ts';
import { createTestApp, type TestApp } from '../sales/testing/app.ts';
import { addPerson, createWorld, type World } from '../sales/testing/world.ts';
import { promotionsRoutes } from './routes.ts';
import { advanceStatuses } from './jobs.ts';

let database: TestDatabase;
let t: TestApp;
let w: World;
/** Starts what `w.admin` has made. */
let boss: World['admin'];

beforeAll(async () => {
  database = await createTestDatabase();
  w = await createWorld(database.db);
  boss = await addPerson(database.db, 'admin');
  t = await createTestApp(database, { ...promotionsRoutes, ...salesRoutes });
});
afterAll(async () => {
  await t.close();
  await database.drop();
});

type Action = Body<'promotions.setStatus'>['action'];
const act = (id: string, action: Action) => t.call(boss, 'promotions.setStatus', { params: { id }, body: { action } });
const card = async (id: string) => (await t.call(w.admin, 'promotions.adminGet', { params: { id } })).data;
const advance = () => t.runClock(advanceStatuses);
const notified = async (id: string) =>
  (
    await sql<{
      actorKind: string;
      reason: string | null;
      after: unknown;
    }>`select actor_kind, reason, after from audit_entries
      where entity_type = 'promotion' and entity_id = ${id} and actor_kind = 'system' order by at, id`.execute(
      database.db,
    )
  ).rows;

async function make(extra: Partial<Body<'promotions.create'>>): Promise<string> {
  const made = await t.call(w.admin, 'promotions.create', {
    body: {
      name: 'Свет',
      mechanic: 'fixed_per_unit',
      params: { points: 30 },
      conditions: { productIds: [w.lamp.id] },
      startsAt: '2026-11-01 00:00:00.000',
      endsAt: '2026-11-30 23:59:59.999',
      ...extra,
    },
  });
  expect(made.status, made.messages.join()).toBe(200);
  return made.data.id;
}

async function sell(): Promise<{ id: string; version: number; items: { id: string }[]; bonus: number }> {
  const { data, status, messages } = await t.call(w.member, 'sales.create', {
    body: { saleDate: '2026-11-18', items: [{ productId: w.lamp.id, quantity: 1 }], submit: true },
  });
  expect(status, messages.join()).toBe(200);
  const bonus = data.items.flatMap(({ lines }) => lines).find(({ promotionId }) => promotionId !== null)?.points ?? 0;
  return { ...data, bonus };
}

const decide = async ({ id, version, items }: Awaited<ReturnType<typeof sell>>, decision: 'approve' | 'reject') => {
  const answer = await t.call(w.moderator, 'sales.moderate', {
    params: { id },
    body: {
      version,
      items: items.map((item) => ({
        id: item.id,
        decision,
        ...(decision === 'reject' ? { reasonCode: 'other', reasonText: 'Нет чека' } : {}),
      })),
    },
  });
  expect(answer.status, answer.messages.join()).toBe(200);
};

it('starts and finishes promotions by the clock, as the journal and the history say', async () => {
  const id = await make({ startsAt: '2026-11-10 00:00:00.000', endsAt: '2026-11-15 23:59:59.999' });
  await act(id, 'submit');
  await act(id, 'approve');
  await advance();
  const { status, history } = await card(id);
  expect(status).toBe('finished');
  expect(history.map(({ action, actorName }) => [action, actorName]).slice(0, 2)).toEqual([
    ['finish', null],
    ['activate', null],
  ]);
  expect(await notified(id)).toMatchObject([{ after: { status: 'active' } }, { after: { status: 'finished' } }]);
  const before = (await card(id)).version;
  await advance();
  expect((await card(id)).version).toBe(before);
});

it('goes on while a part of the budget is only reserved, and stops when all of it is spent', async () => {
  const id = await make({ budgetPoints: 60 });
  await act(id, 'activate');
  const [first, second, third] = [await sell(), await sell(), await sell()];
  expect([first, second, third].map(({ bonus }) => bonus)).toEqual([30, 30, 0]);
  await advance();
  expect((await card(id)).status).toBe('active');
  // What a refused sale had reserved is there for the next one.
  await decide(second, 'reject');
  const fourth = await sell();
  expect(fourth.bonus).toBe(30);

  await decide(first, 'approve');
  await decide(fourth, 'approve');
  await activateDue(database.db, new Date('2027-03-01T00:00:00Z'), 100);
  await advance();
  const { status, history } = await card(id);
  expect([status, history[0]?.action, history[0]?.comment]).toEqual(['paused', 'pause', 'Бюджет израсходован']);
  expect(await notified(id)).toMatchObject([{ reason: 'Бюджет израсходован', after: { status: 'paused' } }]);

  const refused = await act(id, 'resume');
  expect([refused.status, refused.code]).toEqual([409, 'PROMO_BUDGET']);
  const kept = await card(id);
  const raised = await t.call(w.admin, 'promotions.update', {
    params: { id },
    body: {
      name: kept.name,
      mechanic: 'fixed_per_unit',
      params: { points: 30 },
      conditions: { productIds: [w.lamp.id] },
      startsAt: kept.startsAt,
      endsAt: kept.endsAt,
      budgetPoints: 90,
      version: kept.version,
    },
  });
  expect(raised.status, raised.messages.join()).toBe(200);
  expect((await act(id, 'resume')).data.status).toBe('active');
  expect((await sell()).bonus).toBe(30);

  const used = await t.call(w.admin, 'promotions.delete', { params: { id } });
  expect([used.code, used.messages]).toEqual(['PROMO_IN_USE', ['Нельзя удалить: используется (3)']]);
  await act(id, 'finish');
});

it('a promotion that has given nothing and is no draft is not deleted either', async () => {
  const id = await make({ conditions: { productIds: [w.drill.id] } });
  await act(id, 'activate');
  expect((await t.call(w.admin, 'promotions.delete', { params: { id } })).code).toBe('PROMO_STATUS');
  await act(id, 'finish');
});
