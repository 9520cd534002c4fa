import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { salesRoutes } from '../sales/index.ts';

import type { Body } from '../../http/contract.ts';
import type { Job } from '../../jobs/jobs.ts';
import { readCsv } from '../../core/tables/testing/read-csv.ts';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { exportPromotionAccruals } from '../promotions/exports/accruals.ts';
import { exportPromotions } from '../promotions/exports/promotions.ts';
import { createTestApp, type Person, type TestApp } from '../sales/testing/app.ts';
import { addPerson, addPromotion, createWorld, type World } from '../sales/testing/world.ts';
import { promotionsRoutes } from '../promotions/index.ts';

let database: TestDatabase;
let t: TestApp;
let w: World;
let boss: Person;
const jobs = [exportPromotions as Job, exportPromotionAccruals as Job];

beforeAll(async () => {
  database = await createTestDatabase();
  w = await createWorld(database.db);
  boss = await addPerson(database.db, 'admin', undefined, 'Орлов');
  const handlers = { ...promotionsRoutes, ...salesRoutes };
  t = await createTestApp(database, handlers, jobs);
});
afterAll(async () => {
  await t.close();
  await database.drop();
});

type Form = Body<'promotions.create'>;
const form = (extra: Partial<Form> = {}): Form => ({
  name: 'Свет в ноябре',
  mechanic: 'fixed_per_unit',
  params: { points: 30 },
  startsAt: '2026-11-01 00:00:00.000',
  endsAt: '2026-11-30 23:59:59.999',
  ...extra,
});
const create = async (extra: Partial<Form> = {}, who = w.admin) => {
  const made = await t.call(who, 'promotions.create', { body: form(extra) });
  expect(made.status, JSON.stringify(made.fields)).toBe(200);
  return made.data;
};
type Action = Body<'promotions.setStatus'>['action'];
const act = async (who: Person, id: string, action: Action, comment?: string) => {
  const made = await t.call(who, 'promotions.setStatus', { params: { id }, body: { action, comment } });
  expect(made.status, made.messages.join()).toBe(200);
  return made.data;
};
const csvOf = async (processId: string) => {
  await t.runJobs(jobs);
  const { rows } = await sql<{ storageKey: string; keyId: string }>`select f.storage_key, f.key_id from processes p
    join files f on f.id = p.result_file_id where p.id = ${processId}`.execute(database.db);
  const chunks: Buffer[] = [];
  for await (const chunk of t.services.store.read(rows[0]!)) chunks.push(chunk as Buffer);
  return (await readCsv(Buffer.concat(chunks))).slice(1);
};

describe('accruals of a promotion', () => {
  let id: string;
  let first: Person;
  let second: Person;
  let refused: string;

  beforeAll(async () => {
    id = await addPromotion(database.db, {
      name: 'Лампы',
      mechanic: 'fixed_per_unit',
      params: { points: 7 },
      conditions: { productIds: [w.lamp.id] },
    });
    first = await addPerson(database.db, 'member', w, 'Первый');
    second = await addPerson(database.db, 'member', { partnerId: w.otherPartnerId, storeId: w.otherStoreId }, 'Второй');
    const sell = async (who: Person, quantity: number) => {
      const sale = await t.call(who, 'sales.create', {
        body: { saleDate: '2026-11-18', items: [{ productId: w.lamp.id, quantity }], submit: true },
      });
      expect(sale.status, sale.messages.join()).toBe(200);
      return sale.data.id;
    };
    await sell(first, 1);
    await sell(first, 3);
    refused = await sell(second, 2);
    await sql`select ledger_cancel(${second.id}, ${refused}, null, '{}'::jsonb, ${t.clock.at})`.execute(database.db);
  });

  const list = async (who: Person, body: Body<'promotions.accruals'> = {}) =>
    t.call(who, 'promotions.accruals', { params: { id }, body });

  it('stand one a line, with the sale, the member, the goods and the version', async () => {
    const { data } = await list(w.admin, { sort: [{ field: 'points', direction: 'desc' }] });
    expect(data.items.map((row) => [row.points, row.units, row.state])).toEqual([
      [21, 3, 'pending'],
      [14, 2, 'cancelled'],
      [7, 1, 'pending'],
    ]);
    expect(data.items[0]).toMatchObject({
      member: { id: first.id, name: 'Первый Анна' },
      partner: { id: w.partnerId, name: 'Инструмент' },
      store: { id: w.storeId },
      product: { id: w.lamp.id, name: w.lamp.name },
      saleDate: '2026-11-18',
      returned: 0,
      ruleVersion: 1,
    });
    expect(data.items[0]!.sale.number).toMatch(/^П-\d{6}$/);
    expect(data.totals?.states).toEqual([
      { status: 'pending', count: 2 },
      { status: 'active', count: 0 },
      { status: 'returned', count: 0 },
      { status: 'cancelled', count: 1 },
    ]);
  });

  it('are found by state, place, goods, version, time and member, and walked by key', async () => {
    const count = async (body: Body<'promotions.accruals'>) => (await list(w.admin, body)).data.total;
    expect(await count({ filters: { states: ['cancelled'] } })).toBe(1);
    expect(await count({ filters: { partnerIds: [w.partnerId] } })).toBe(2);
    expect(await count({ filters: { storeIds: [w.otherStoreId] } })).toBe(1);
    expect(await count({ filters: { productIds: [w.drill.id] } })).toBe(0);
    expect(await count({ filters: { versions: [1] } })).toBe(3);
    expect(await count({ filters: { versions: [2] } })).toBe(0);
    expect(await count({ filters: { period: { to: '2026-11-19 23:59:59.999' } } })).toBe(0);
    expect(await count({ search: 'второй' })).toBe(1);
    const one = (await list(w.admin, { size: 2 })).data;
    const rest = (await list(w.admin, { size: 2, cursor: one.nextCursor })).data;
    expect(new Set([...one.items, ...rest.items].map((row) => row.id)).size).toBe(3);
    expect(rest.nextCursor).toBeUndefined();
  });

  it('a partner sees its own sales; another promotion does not exist', async () => {
    const partner = await addPerson(database.db, 'partner', w);
    expect((await list(partner)).data.total).toBe(2);
    const draft = await create();
    expect((await t.call(partner, 'promotions.accruals', { params: { id: draft.id }, body: {} })).status).toBe(404);
  });

  it('go into a file as they were filtered', async () => {
    const started = await t.call(w.admin, 'promotions.exportAccruals', {
      params: { id },
      body: { format: 'csv', filters: { states: ['pending'] } },
    });
    expect(started.status, started.messages.join()).toBe(202);
    const rows = await csvOf(started.data.processId);
    expect(rows.map((row) => [row[3], row[8], row[9], row[11]])).toEqual([
      ['Первый Анна', '3', '21', 'Ждёт проверки'],
      ['Первый Анна', '1', '7', 'Ждёт проверки'],
    ]);
  });
});

describe('approval', () => {
  it('is asked for and decided in the open: those who may decide and the author learn of it', async () => {
    const { id } = await create({ name: 'На согласование', budgetPoints: 500_000 });
    await act(w.admin, id, 'submit', 'Срочно, старт в понедельник');
    const feed = async (who: Person) =>
      (
        await sql<{ kind: string; title: string; text: string }>`select kind, title, text from notifications
          where user_id = ${who.id} and entity_id = ${id} order by created_at, id`.execute(database.db)
      ).rows;
    expect(await feed(boss)).toEqual([
      {
        kind: 'promotion.submit',
        title: expect.stringMatching(/^Акция А-\d{6} ждёт согласования$/) as string,
        text: expect.stringContaining('Срочно, старт в понедельник') as string,
      },
    ]);
    expect(await feed(w.admin)).toEqual([]);
    expect(await feed(w.member)).toEqual([]);
    expect(await feed(w.moderator)).toEqual([]);
    const without = await t.call(boss, 'promotions.setStatus', { params: { id }, body: { action: 'return' } });
    expect(without).toMatchObject({ code: 'REASON_REQUIRED' });
    await act(boss, id, 'return', 'Уточните бюджет');
    expect(await feed(w.admin)).toEqual([
      {
        kind: 'promotion.return',
        title: expect.stringContaining('возвращена на доработку') as string,
        text: '«На согласование». Уточните бюджет',
      },
    ]);
    const card = (await t.call(w.admin, 'promotions.adminGet', { params: { id } })).data;
    expect(card.returned).toMatchObject({ by: 'Орлов Анна', comment: 'Уточните бюджет' });
    expect(card.author?.id).toBe(w.admin.id);
    expect((await act(w.admin, id, 'submit')).returned).toBeNull();
    const approved = await act(boss, id, 'approve');
    expect(approved.approver?.id).toBe(boss.id);
    expect((await feed(w.admin)).map(({ kind }) => kind)).toEqual(['promotion.return', 'promotion.approve']);
  });

  it('stands in the list of those who may decide, and not of its author', async () => {
    const { id } = await create({ name: 'Ждёт', budgetPoints: 900_000 });
    await act(w.admin, id, 'submit');
    const waiting = async (who: Person) =>
      (await t.call(who, 'promotions.adminList', { body: { filters: { waitsForMe: true } } })).data;
    const list = await waiting(boss);
    expect(list.items.map((row) => row.name)).toEqual(['Ждёт']);
    expect(list.items[0]?.waitsForMe).toBe(true);
    expect(list.totals?.waitsForMe).toBe(1);
    expect((await waiting(w.admin)).items).toEqual([]);
    const auditor = await addPerson(database.db, 'auditor');
    expect((await waiting(auditor)).totals?.waitsForMe).toBe(0);
    const others = (await t.call(boss, 'promotions.adminList', { body: { filters: { waitsForMe: false } } })).data;
    expect(others.items.map((row) => row.id)).not.toContain(id);
    expect(others.totals?.waitsForMe).toBe(1);
    await act(boss, id, 'reject', 'Нет денег');
  });
});

describe('the list and work on several', () => {
  it('sorts by budget and is found by its owner', async () => {
    const names = async (body: Body<'promotions.adminList'>) =>
      (await t.call(w.admin, 'promotions.adminList', { body: { size: 200, ...body } })).data.items.map(
        (row) => row.name,
      );
    await create({ name: 'Дешёвая', budgetPoints: 30 });
    await create({ name: 'Без бюджета' });
    const sorted = await names({ sort: [{ field: 'budget', direction: 'asc' }] });
    expect(sorted[0]).toBe('Дешёвая');
    expect(sorted.indexOf('Без бюджета')).toBeGreaterThan(sorted.indexOf('Ждёт'));
    const { rows } = await sql<{ id: string }>`select id from manufacturers`.execute(database.db);
    await create({ name: 'Заводская', manufacturerId: rows[0]!.id });
    expect(await names({ filters: { manufacturerIds: [rows[0]!.id] } })).toEqual(['Заводская']);
    const started = await t.call(w.admin, 'promotions.exportList', {
      body: { format: 'csv', search: 'дешёвая', filters: { statuses: ['draft'] } },
    });
    expect((await csvOf(started.data.processId)).map((row) => row[1])).toEqual(['Дешёвая']);
  });

  it('puts into the archive what is over, and says why the rest stays', async () => {
    const over = await create({ name: 'Кончилась' });
    await act(w.admin, over.id, 'cancel');
    const draft = await create({ name: 'Пишется' });
    const nobody = '0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b';
    const { data } = await t.call(w.admin, 'promotions.archiveMany', { body: { ids: [over.id, draft.id, nobody] } });
    expect(data.done).toEqual([over.id]);
    expect(data.failed.map(({ id, name }) => [id, name])).toEqual([
      [nobody, null],
      [draft.id, 'Пишется'],
    ]);
    const status = await sql<{ status: string }>`select status from promotions where id = ${over.id}`.execute(
      database.db,
    );
    expect(status.rows).toEqual([{ status: 'archived' }]);
  });
});

describe('versions', () => {
  it('say in words and names what each of them changed', async () => {
    const made = await create({ conditions: { brandIds: [w.brandId] }, limits: { memberDay: 100 } });
    const changed = await t.call(w.admin, 'promotions.update', {
      params: { id: made.id },
      body: {
        ...form({ params: { points: 45 }, conditions: { productIds: [w.lamp.id], weekdays: [1] } }),
        version: made.version,
      },
    });
    expect(changed.status, JSON.stringify(changed.fields)).toBe(200);
    const [second, first] = (await t.call(w.admin, 'promotions.versions', { params: { id: made.id } })).data;
    expect(first?.changes).toEqual([]);
    expect(first?.names).toEqual([{ id: w.brandId, name: 'Кремень', detail: 'Завод' }]);
    expect(second?.names.map(({ name }) => name)).toEqual([w.lamp.name]);
    expect(second?.changes).toEqual([
      {
        field: 'params',
        title: 'Что даёт',
        before: 'За каждую проданную единицу сверх базовых начисляем 30 баллов.',
        after: 'За каждую проданную единицу сверх базовых начисляем 45 баллов.',
      },
      { field: 'conditions.brandIds', title: 'Бренды', before: 'Кремень', after: null },
      { field: 'limits.memberDay', title: 'Лимит участника в день', before: '100 баллов', after: null },
      { field: 'conditions.productIds', title: 'Товары', before: null, after: w.lamp.name },
      { field: 'conditions.weekdays', title: 'Дни недели', before: null, after: 'понедельник' },
    ]);
    expect(second?.sentence).toContain('По понедельникам участник получает сверх базовых 45 баллов');
  });
});
