import readXlsxFile from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { readCsv } from '../tables/testing/read-csv.ts';
import { createTestApp, type TestApp } from '../../test/app.ts';
import type { Person } from '../../test/people.ts';

let t: TestApp;
let admin: Person;

beforeAll(async () => {
  t = await createTestApp({ demo: true });
  admin = await t.loginAs('admin');
}, 180_000);
afterAll(() => t.close());

type Export = 'sales.export' | 'operations.export' | 'logs.export' | 'products.export' | 'partners.export';

/** Starts an export, lets it run and gives its file. */
async function exported(key: Export, query: Record<string, unknown>, as = admin) {
  const started = await t.call(key, { as, query: query as never });
  expect(started.status, started.messages.join()).toBe(202);
  const { processId } = started.data;
  await t.drain();
  const process = (await t.call('processes.get', { as: admin, params: { id: processId } })).data;
  expect(process.status).toBe('completed');
  const { bytes } = await t.call('processes.file', { as: admin, params: { id: processId }, query: { kind: 'result' } });
  return { process, bytes };
}

/** Rows of the file of a list, its header first. */
async function listed(
  key:
    | 'tunings.export'
    | 'registries.export'
    | 'technical.export'
    | 'brands.export'
    | 'manufacturers.export'
    | 'processes.export',
  body: object,
  as = admin,
) {
  const started = await t.call(key, { as, body: { format: 'csv', ...body } });
  expect(started.status, started.messages.join()).toBe(202);
  await t.drain();
  const params = { id: started.data.processId };
  const { bytes } = await t.call('processes.file', { as, params, query: { kind: 'result' } });
  return readCsv(bytes);
}

const count = async (query: string): Promise<number> =>
  (await t.database.pool.query<{ n: number }>(`select count(*)::int as n from ${query}`)).rows[0]!.n;

const whole: readonly [Export, string, string][] = [
  ['sales.export', "sales where status <> 'draft'", 'Номер'],
  ['operations.export', 'transfers', 'Тип'],
  ['products.export', 'products', 'Артикул'],
];

describe('exports', () => {
  it.each(whole)('%s holds every row once, in both formats', async (key, rows, column) => {
    const wanted = await count(rows);
    expect(wanted).toBeGreaterThan(20);
    const csv = await readCsv((await exported(key, { format: 'csv' })).bytes);
    const xlsx = (await readXlsxFile((await exported(key, {})).bytes)) as unknown as
      | { data: unknown[][] }[]
      | unknown[][];
    const sheet = Array.isArray(xlsx[0]) ? (xlsx as unknown[][]) : (xlsx[0] as { data: unknown[][] }).data;
    expect(csv[0]).toContain(column);
    expect(csv).toHaveLength(wanted + 1);
    expect(sheet).toHaveLength(wanted + 1);
    const keys = csv.slice(1).map((row) => row.join('|'));
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('partners as the list narrows them, and a partner itself only', async () => {
    const rows = async (query: Record<string, unknown>, as = admin) =>
      (await readCsv((await exported('partners.export', { format: 'csv', ...query }, as)).bytes)).slice(1);
    const list = (await t.call('partners.list', { as: admin, body: { size: 100 } })).data.items;
    const innsOf = (found: readonly { inn: string }[]) => found.map(({ inn }) => inn).toSorted();
    const thirdOf = (found: readonly string[][]) => found.map((row) => row[2] ?? '').toSorted();
    expect(thirdOf(await rows({}))).toEqual(innsOf(list));
    const [first] = list;
    expect((await rows({ search: first!.inn })).map((row) => row[0])).toEqual([first!.name]);
    const there = list.filter(({ region }) => region === first!.region);
    expect(thirdOf(await rows({ region: first!.region ?? '' }))).toEqual(innsOf(there));
    expect(await rows({ status: 'archived' })).toEqual([]);
    const own = await t.loginAs('partner', { partnerId: first!.id });
    expect((await rows({}, own)).map((row) => row[2])).toEqual([first!.inn]);
  });

  it('groups of shops as the list narrows them', async () => {
    const names = async (body: object) => {
      const started = await t.call('storeGroups.export', { as: admin, body: { format: 'csv', ...body } });
      expect(started.status).toBe(202);
      await t.drain();
      const params = { id: started.data.processId };
      const { bytes } = await t.call('processes.file', { as: admin, params, query: { kind: 'result' } });
      return (await readCsv(bytes)).slice(1).map(([name]) => name);
    };
    const list = (await t.call('storeGroups.list', { as: admin, body: { size: 100 } })).data.items;
    expect(list.length).toBeGreaterThan(1);
    expect(await names({})).toEqual(list.map(({ name }) => name));
    expect(await names({ search: list[1]!.name })).toEqual([list[1]!.name]);
    expect(await names({ filters: { isActive: false } })).toEqual([]);
    const support = await t.loginAs('support');
    expect((await t.call('storeGroups.export', { as: support, body: {} })).status).toBe(403);
  });

  // List, its file, what names a row in both, what makes one row unlike the rest, the filter for it, and a role that has
  // no such list.
  const named = [
    ['tunings.list', 'tunings.export', 'number', "tunings set direction = 'debit'", { direction: 'debit' }, 'support'],
    [
      'registries.list',
      'registries.export',
      'number',
      "payout_registries set formed_at = '2026-01-15 09:00Z'",
      { createdAt: { to: '2026-01-16 00:00:00.000' } },
      'member',
    ],
    [
      'technical.list',
      'technical.export',
      'name',
      "technical_users set status = 'suspended'",
      { statuses: ['suspended'] },
      'moderator',
    ],
    ['brands.list', 'brands.export', 'name', 'brands set is_active = false', { isActive: false }, 'finance'],
    [
      'manufacturers.list',
      'manufacturers.export',
      'name',
      "manufacturers set status = 'archived'",
      { statuses: ['archived'] },
      'support',
    ],
  ] as const;

  it.each(named)('%s narrowed and ordered as its file', async (list, key, name, odd, filters, outsider) => {
    const { pool } = t.database;
    const [table] = odd.split(' ');
    await pool.query(`update ${odd} where ctid = (select max(ctid) from ${table})`);
    const shown = async (asked: object) => {
      const { items } = (await t.call(list, { as: admin, body: { size: 200, ...asked } as never })).data;
      return (items as readonly Record<string, unknown>[]).map((row) => row[name]);
    };
    const filed = async (asked: object) => (await listed(key, asked)).slice(1).map(([cell]) => cell);
    const all = await shown({});
    const [one] = await shown({ filters });
    expect(all.length).toBeGreaterThan(1);
    expect(await filed({})).toEqual(all);
    expect(await filed({ filters })).toEqual([one]);
    expect(await filed({ search: String(one), filters })).toEqual([one]);
    expect(await filed({ search: String(all.find((other) => other !== one)), filters })).toEqual([]);
    const person = await t.loginAs(outsider);
    expect((await t.call(key, { as: person, body: {} })).status).toBe(403);
  });

  it('operations carry what their list shows: sign, phone, balance, basis, whose hand and its words', async () => {
    const body = { format: 'csv' as const };
    const fileOf = async (as: Person) => {
      const started = await t.call('operations.exportList', { as, body });
      expect(started.status, started.messages.join()).toBe(202);
      await t.drain();
      const params = { id: started.data.processId };
      return readCsv((await t.call('processes.file', { as, params, query: { kind: 'result' } })).bytes);
    };
    const [header = [], ...rows] = await fileOf(admin);
    const cellOf = (row: readonly string[], title: string) => row[header.indexOf(title)] ?? '';
    const { items } = (await t.call('operations.adminList', { as: admin, body: { size: 200 } })).data;
    expect(new Set(items.map(({ direction }) => direction)).size).toBe(2);
    expect(items.some(({ comment }) => comment !== null)).toBe(true);
    const titles = ['№', 'Телефон', 'Баллы', 'Остаток', 'Основание', 'Инициатор', 'Комментарий'];
    const byNumber = new Map(rows.map((row) => [cellOf(row, '№'), titles.map((title) => cellOf(row, title))]));
    for (const row of items) {
      const basis = [row.sale?.number ?? row.withdrawal?.number ?? row.tuning?.number, row.promotion?.name];
      expect(byNumber.get(row.number)).toEqual([
        row.number,
        row.member.phone,
        String(row.direction === 'credit' ? row.points : -row.points),
        String(row.balanceAfter.active),
        basis.filter(Boolean).join(', '),
        row.initiator.name ?? 'Система',
        row.comment ?? '',
      ]);
    }
    // Who may not open a member sees no phone in full, neither in the list nor in the file.
    await t.database.pool.query(
      `delete from role_grants where role_code = 'support' and group_code = 'memberPage.memberCard'`,
    );
    const support = await t.loginAs('support');
    const seen = (await t.call('operations.adminList', { as: support, body: { size: 200 } })).data.items;
    const phones = (await fileOf(support)).slice(1).map((row) => cellOf(row, 'Телефон'));
    for (const phone of [...seen.map(({ member }) => member.phone), ...phones]) expect(phone).toMatch(/•••-••-\d\d$/);
    // A cell of a CSV that begins with a sign has an apostrophe before it.
    const inFile = new Set(phones.map((phone) => phone.replace(/^'/, '')));
    expect(seen.filter(({ member }) => !inFile.has(member.phone ?? ''))).toEqual([]);
  });

  it('what is taken away has a minus, money is in roubles, and nothing of a secret leaves', async () => {
    const debit = (await t.call('tunings.list', { as: admin, body: { filters: { direction: 'debit' } } })).data
      .items[0]!;
    const [, taken] = await listed('tunings.export', { filters: { direction: 'debit' } });
    expect(taken?.slice(0, 4)).toEqual([debit.number, debit.member.fullName, `${-debit.points}`, debit.reasonName]);
    const registry = (await t.call('registries.list', { as: admin, body: {} })).data.items[0]!;
    const [, paid] = await listed('registries.export', {});
    expect(paid?.slice(2, 5)).toEqual([
      registry.createdBy,
      `${registry.count}`,
      `${registry.netKopecks / 100}`.replace('.', ','),
    ]);
    const [system] = (await t.call('technical.list', { as: admin, body: {} })).data.items;
    const { secretPrefix } = (await t.call('technical.get', { as: admin, params: { id: system!.id } })).data;
    const systems = await listed('technical.export', {});
    expect(systems.flat().join('\n')).not.toContain(secretPrefix);
    expect(systems.map(([name]) => name)).toContain(system!.name);
  });

  it('a manufacturer takes out itself and its own brands only', async () => {
    const manufacturer = (await t.call('manufacturers.list', { as: admin, body: {} })).data.items[0]!;
    const own = await t.loginAs('manufacturer', { manufacturerId: manufacturer.id });
    expect((await listed('manufacturers.export', {}, own)).slice(1).map(([name]) => name)).toEqual([manufacturer.name]);
    const brands = (await listed('brands.export', {}, own)).slice(1);
    expect(brands).toHaveLength(manufacturer.brandsCount);
    expect(new Set(brands.map(([, name]) => name))).toEqual(new Set([manufacturer.name]));
  });

  it('processes narrowed and ordered as their list, without the one that writes them', async () => {
    const { pool } = t.database;
    await pool.query(`insert into processes (id, kind, title, status, done, total, counts, queued_at, started_at, finished_at)
      values (gen_random_uuid(), 'product_import', 'Импорт товаров', 'cancelled', 3, 8, '{"ok":2,"failed":1}',
        now() - interval '400 days', now() - interval '400 days', now() - interval '400 days' + interval '75 seconds')`);
    const shown = async (filters: object) =>
      (await t.call('processes.list', { as: admin, body: { filters, size: 200 } })).data.items;
    const numbersOf = (rows: Awaited<ReturnType<typeof shown>>) => rows.map(({ number }) => number);
    const filed = async (filters: object, as = admin) => (await listed('processes.export', { filters }, as)).slice(1);
    const all = numbersOf(await shown({}));
    expect(all.length).toBeGreaterThan(0);
    expect((await filed({})).map(([number]) => number)).toEqual(all);
    const [stopped] = await shown({ statuses: ['cancelled'] });
    const [row, ...rest] = await filed({ statuses: ['cancelled'], kinds: ['product_import'] });
    expect(rest).toEqual([]);
    expect([row![0], row![1], row![2], ...row!.slice(6)]).toEqual([
      stopped!.number,
      'Импорт товаров',
      'Система',
      '75',
      '3',
      '8',
      '2',
      '1',
      'Отменён',
    ]);
    // A week before the asking, whenever the file is written.
    expect((await filed({ lastHours: 168 })).map(([number]) => number)).not.toContain(stopped!.number);
    const support = await t.loginAs('support');
    expect((await t.call('processes.export', { as: support, body: {} })).status).toBe(403);
  });

  it('whoever may not make an export does not get it from its process, and each taking is told', async () => {
    const started = await t.call('members.export', { as: admin, query: { purpose: 'Сверка', format: 'csv' } });
    await t.drain();
    const id = started.data.processId;
    const take = (as: Person) => t.call('processes.file', { as, params: { id }, query: { kind: 'result' } });
    for (const role of ['moderator', 'auditor']) {
      const person = await t.loginAs(role);
      expect((await t.call('members.export', { as: person, query: { purpose: 'x' } })).status, role).toBe(403);
      expect((await t.call('processes.get', { as: person, params: { id } })).status === 200, role).toBe(
        role === 'auditor' || role === 'moderator',
      );
      expect((await take(person)).status, role).toBe(403);
    }
    const finance = await t.loginAs('finance');
    expect([(await take(finance)).status, (await take(finance)).status]).toEqual([200, 200]);
    const recorded = await count(
      `audit_entries where action = 'export' and entity_id = '${id}' and actor_id = '${finance.id}' and result = 'ok'`,
    );
    expect(recorded).toBe(2);
    expect(await count(`audit_entries where entity_id = '${id}' and result = 'denied' and action = 'export'`)).toBe(2);
    const card = await t.call('processes.get', { as: admin, params: { id } });
    expect(card.data.parameters.map(({ name }) => name)).not.toContain('whose');
    expect(card.data.allowedActions).toContain('download_result');
    const auditor = await t.loginAs('auditor');
    const seen = await t.call('processes.get', { as: auditor, params: { id } });
    expect(seen.data.allowedActions).not.toContain('download_result');
  });

  it('the journal of a day, and that it was taken stands in the journal', async () => {
    const day = '2026-11-20';
    const before = await count(`audit_entries where (at at time zone 'Europe/Moscow')::date = '${day}'`);
    const { bytes } = await exported('logs.export', { format: 'csv', from: day, to: day });
    expect((await readCsv(bytes)).length).toBeGreaterThanOrEqual(before + 1);
    expect(await count("audit_entries where action = 'export' and entity_label = 'Журнал'")).toBe(1);
    const none = await exported('logs.export', { format: 'csv', from: '2020-01-01', to: '2020-01-02' });
    expect(await readCsv(none.bytes)).toHaveLength(1);
  });

  it('the journal speaks Russian: dates as they are read here, names of roles', async () => {
    const rows = (await readCsv((await exported('logs.export', { format: 'csv' })).bytes)).slice(1);
    expect(rows[0]?.[0]).toMatch(/^\d\d\.\d\d\.\d{4} \d\d:\d\d:\d\d$/);
    const roles = rows.map((row) => row[2]);
    expect(roles).toContain('Администратор');
    expect(roles).not.toContain('admin');
  });

  it('a partner takes out its own sales only; who may not read a list may not export it', async () => {
    const { rows } = await t.database.pool.query<{ id: string; name: string; n: number }>(
      `select p.id, p.name, count(*)::int as n from partners p join sales s on s.partner_id = p.id and s.status <> 'draft'
       group by 1, 2 order by 3 desc limit 1`,
    );
    const [own] = rows;
    const partner = await t.loginAs('partner', { partnerId: own!.id });
    const csv = await readCsv((await exported('sales.export', { format: 'csv' }, partner)).bytes);
    expect(csv).toHaveLength(own!.n + 1);
    expect(new Set(csv.slice(1).map((row) => row[5]))).toEqual(new Set([own!.name]));
    const support = await t.loginAs('support');
    expect((await t.call('logs.export', { as: support, query: {} })).status).toBe(403);
  });

  it('a search narrows the rows and is kept sealed, also when the export is run again', async () => {
    const search = 'дрель';
    const { process, bytes } = await exported('products.export', { format: 'csv', search });
    const rows = (await readCsv(bytes)).slice(1);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.every((row) => row.join(' ').toLowerCase().includes(search))).toBe(true);
    expect(JSON.stringify(process)).not.toContain(search);
    await t.database.pool.query("update processes set status = 'failed', result_file_id = null where id = $1", [
      process.id,
    ]);
    await t.call('processes.retry', { as: admin, params: { id: process.id } });
    await t.drain();
    const again = await t.call('processes.file', { as: admin, params: { id: process.id }, query: { kind: 'result' } });
    expect((await readCsv(again.bytes)).slice(1)).toEqual(rows);
  });

  it('from a list holds what its filters find, of sales, of money, of requests and of products', async () => {
    const run = async (
      key:
        | 'sales.exportList'
        | 'withdrawals.export'
        | 'operations.exportList'
        | 'support.exportList'
        | 'products.exportList',
      body: object,
    ) => {
      const started = await t.call(key, { as: admin, body: { format: 'csv', ...body } });
      expect(started.status, started.messages.join()).toBe(202);
      await t.drain();
      const id = started.data.processId;
      const file = await t.call('processes.file', { as: admin, params: { id }, query: { kind: 'result' } });
      return (await readCsv(file.bytes)).slice(1);
    };
    const filters = { statuses: ['moderation' as const] };
    const list = await t.call('sales.adminList', { as: admin, body: { filters } });
    const sales = await run('sales.exportList', { filters });
    expect(sales.length).toBe(list.data.total);
    expect(new Set(sales.map((row) => row[3]))).toEqual(new Set(['На проверке']));
    const paid = await t.call('withdrawals.adminList', { as: admin, body: { filters: { statuses: ['paid'] } } });
    const payouts = await run('withdrawals.export', { filters: { statuses: ['paid'] } });
    expect(payouts.length).toBe(paid.data.total);
    expect(payouts.length).toBeGreaterThan(0);
    const credits = { direction: 'credit' as const, pointsFrom: 100, initiatorKinds: ['system' as const] };
    const booked = await t.call('operations.adminList', { as: admin, body: { filters: credits } });
    const operations = await run('operations.exportList', { filters: credits });
    expect(operations.length).toBe(booked.data.total);
    expect(operations.length).toBeGreaterThan(0);
    const late = { overdue: true, priorities: ['urgent' as const, 'normal' as const] };
    const waiting = await t.call('support.adminList', { as: admin, body: { filters: late } });
    const requests = await run('support.exportList', { filters: late });
    expect(requests.length).toBe(waiting.data.total);
    expect(requests.length).toBeGreaterThan(0);
    const found = { serialRequired: true, pointsFrom: 1 };
    const shown = await t.call('products.adminList', { as: admin, body: { filters: found } });
    expect((await run('products.exportList', { filters: found })).length).toBe(shown.data.total);
    const archived = { statuses: ['archived'] };
    const gone = await t.call('products.adminList', { as: admin, body: { filters: archived as never } });
    expect((await run('products.exportList', { filters: archived })).length).toBe(gone.data.total);
    const finance = await t.loginAs('finance');
    expect((await t.call('withdrawals.export', { as: finance, body: {} })).status).toBe(202);
    const support = await t.loginAs('partner');
    expect((await t.call('withdrawals.export', { as: support, body: {} })).status).toBe(403);
  });

  it.each(['sales.exportList', 'products.exportList', 'members.exportList'] as const)(
    '%s: a pasted list is sealed with the process and narrows the rows, also the second time',
    async (key) => {
      const own = {
        'sales.exportList': `select s.id, i.serial_number as known from sales s join sale_items i on i.sale_id = s.id
          where i.serial_number is not null and s.status <> 'draft' limit 1`,
        'products.exportList': `select id, article as known from products where status = 'active' limit 1`,
        'members.exportList': `select id, phone as known from users where role_code = 'member' and phone is not null
          and status = 'confirmed' limit 1`,
      };
      const { rows } = await t.database.pool.query<{ known: string }>(own[key]);
      const { known } = rows[0]!;
      const filters = { pasted: [known, 'нет такого'] };
      const body = { format: 'csv', filters, ...(key === 'members.exportList' && { purpose: 'Сверка' }) } as never;
      const started = await t.call(key, { as: admin, body });
      expect(started.status, started.messages.join()).toBe(202);
      const id = started.data.processId;
      const linesOf = async (): Promise<number> => {
        await t.drain();
        const { bytes } = await t.call('processes.file', { as: admin, params: { id }, query: { kind: 'result' } });
        return (await readCsv(bytes)).length - 1;
      };
      expect(await linesOf()).toBe(1);
      const card = await t.call('processes.get', { as: admin, params: { id } });
      const kept = await t.database.pool.query('select params::text from processes where id = $1', [id]);
      const entries = await t.database.pool.query(
        `select coalesce(after, '{}')::text || coalesce(reason, '') as text from audit_entries where entity_id = $1`,
        [id],
      );
      expect(entries.rows.length).toBeGreaterThan(0);
      expect(JSON.stringify([card.data, kept.rows, entries.rows])).not.toContain(known);
      await t.database.pool.query("update processes set status = 'failed', result_file_id = null where id = $1", [id]);
      await t.call('processes.retry', { as: admin, params: { id } });
      expect(await linesOf()).toBe(1);
    },
  );

  it('an export can be run again', async () => {
    const { process } = await exported('products.export', { format: 'csv' });
    await t.database.pool.query("update processes set status = 'failed' where id = $1", [process.id]);
    const again = await t.call('processes.retry', { as: admin, params: { id: process.id } });
    expect(again.data.status).toBe('queued');
    await t.drain();
    expect((await t.call('processes.get', { as: admin, params: { id: process.id } })).data.status).toBe('completed');
  });
});
