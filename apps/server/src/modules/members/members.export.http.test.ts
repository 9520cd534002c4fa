import { afterAll, beforeAll, expect, it } from 'vitest';

import { personInn, snils } from '../../seed/numbers.ts';
import { readCsv } from '../../core/tables/testing/read-csv.ts';
import { createTestApp, type TestApp } from '../../test/app.ts';
import type { Person } from '../../test/people.ts';

let t: TestApp;
let admin: Person;
let finance: Person;
let people: Person[];

const purpose = 'Сверка';
const start = (body: Record<string, unknown>, as = admin) =>
  t.call('members.exportList', { as, body: { purpose, format: 'csv', ...body } });
const take = (id: string, as = admin) => t.call('processes.file', { as, params: { id }, query: { kind: 'result' } });

async function file(body: Record<string, unknown>, as = admin) {
  const started = await start(body, as);
  expect(started.status, started.messages.join()).toBe(202);
  await t.drain();
  return { id: started.data.processId, rows: await readCsv((await take(started.data.processId, as)).bytes) };
}

beforeAll(async () => {
  t = await createTestApp();
  [admin, finance] = [await t.loginAs('admin'), await t.loginAs('finance')];
  people = [];
  for (const name of ['Выгрузова', 'Выгрузин', 'Другов']) people.push(await t.loginAs('member', { lastName: name }));
  await t.call('users.createPassport', {
    as: people[0]!,
    body: {
      lastName: 'Выгрузова',
      firstName: 'Инна',
      birthDate: '1990-05-06',
      passportSeries: '0010',
      passportNumber: '765432',
      passportIssuedBy: 'ОВД',
      passportIssuedAt: '2012-05-06',
      departmentCode: '690-001',
      inn: personInn(7001),
      snils: snils(7001),
    },
  });
});
afterAll(() => t.close());

it('holds the chosen columns of the rows under the filters, or of the chosen rows', async () => {
  const { rows } = await file({ search: 'выгруз', columns: ['fullName', 'phone', 'risk'] });
  expect(rows[0]).toEqual(['ФИО', 'Телефон', 'Риск']);
  const surnames = rows.slice(1).map(([name]) => name?.split(' ')[0]);
  expect(new Set(surnames)).toEqual(new Set(['Выгрузин', 'Выгрузова']));
  const list = await file({ filters: { passportStatuses: ['on_check'] }, columns: ['fullName'] });
  expect(list.rows.slice(1)).toEqual([[expect.stringContaining('Выгрузова')]]);
  const chosen = await file({ ids: [people[2]!.id], columns: ['fullName'] });
  expect(chosen.rows.slice(1)).toEqual([[expect.stringContaining('Другов')]]);
  const rest = await file({ search: 'выгруз', except: [people[0]!.id], columns: ['fullName'] });
  expect(rest.rows.slice(1)).toEqual([[expect.stringContaining('Выгрузин')]]);
  const pasted = [people[2]!.phone!, people[1]!.id];
  const many = await file({ filters: { pasted }, columns: ['fullName'] });
  expect(many.rows).toHaveLength(3);
  // What was pasted is sealed with the process: a phone is nobody else's to read.
  const card = await t.call('processes.get', { as: admin, params: { id: many.id } });
  expect(JSON.stringify(card.data)).not.toContain(people[2]!.phone);
  expect((await start({ purpose: '  ' })).fields).toHaveProperty('purpose');
  expect((await start({ columns: ['password'] })).status).toBe(400);
});

it('opens documents for those with the right and a fresh password, and writes each person into the journal', async () => {
  const asked = { search: 'выгруз', columns: ['fullName', 'passport', 'inn', 'snils'] };
  const { id, rows } = await file(asked);
  expect(rows.slice(1)).toContainEqual([
    expect.stringContaining('Выгрузова'),
    '0010 765432',
    personInn(7001),
    snils(7001),
  ]);
  const looks = await t.database.pool.query(
    `select actor_id, entity_type, reason, request_id, host(ip) as ip from audit_entries
     where entity_id = $1 and action = 'read_personal'`,
    [people[0]!.id],
  );
  const ordered = await t.database.pool.query<{ request_id: string; ip: string }>(
    `select request_id, host(ip) as ip from audit_entries where entity_id = $1 and route_key = 'members.exportList'`,
    [id],
  );
  // The look is traced to the request that ordered the file, though another process wrote it.
  const [request] = ordered.rows;
  expect(request).toEqual({ request_id: expect.any(String), ip: expect.any(String) });
  const look = { actor_id: admin.id, entity_type: 'passport', reason: 'Выгрузка: Сверка', ...request };
  expect(looks.rows).toEqual([look]);
  // Who lost the right to a passport does not get the file any more.
  await t.database.pool.query(
    `delete from role_grants where role_code = 'finance' and group_code = 'memberPage.memberCard'`,
  );
  const denied = await take(id, finance);
  await t.database.pool.query(`update sessions set auth_at = auth_at - interval '1 hour' where user_id = $1`, [
    admin.id,
  ]);
  expect((await start(asked)).code).toBe('REAUTH_REQUIRED');
  expect(denied.status).toBe(403);
  expect((await start(asked, finance)).status).toBe(403);
  expect((await start({}, finance)).status).toBe(202);
});
