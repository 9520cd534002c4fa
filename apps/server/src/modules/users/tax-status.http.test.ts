import { afterAll, beforeAll, expect, it } from 'vitest';

import { personInn, snils } from '../../seed/numbers.ts';
import { createTestApp, type TestApp } from '../../test/app.ts';
import type { Person } from '../../test/people.ts';

let server: TestApp;
let moderator: Person;
beforeAll(async () => {
  server = await createTestApp();
  moderator = await server.loginAs('moderator');
});
afterAll(() => server.close());

const declare = (as: Person, taxStatus: 'individual' | 'self_employed') =>
  server.call('users.updateTaxStatus', { as, body: { taxStatus } });
const card = async (id: string) => (await server.call('members.get', { as: moderator, params: { id } })).data;
const update = (id: string, version: number, body: object) =>
  server.call('members.update', { as: moderator, params: { id }, body: { version, ...body } });

let serial = 0;
async function withPassport(): Promise<Person> {
  const member = await server.loginAs('member');
  serial += 1;
  const filled = await server.call('users.createPassport', {
    as: member,
    body: {
      lastName: 'Тестова',
      firstName: 'Мария',
      birthDate: '1990-05-01',
      citizenship: 'Россия',
      documentCode: '21',
      passportSeries: '2806',
      passportNumber: String(614_000 + serial),
      passportIssuedBy: 'УМВД по Тверской области',
      passportIssuedAt: '2012-05-01',
      departmentCode: '690-001',
      inn: personInn(serial + 900),
      snils: snils(serial + 900),
      scanFileIds: [],
    },
  });
  expect(filled.status, JSON.stringify(filled.fields)).toBe(200);
  return member;
}

it('a member declares to be self-employed and takes it back; both stand in the journal and in the history', async () => {
  const member = await withPassport();
  expect((await declare(member, 'self_employed')).data.taxStatus).toBe('self_employed');
  expect((await declare(member, 'self_employed')).status).toBe(200);
  const profile = await server.call('users.profile', { as: member });
  expect(profile.data.user.taxStatus).toBe('self_employed');
  expect((await card(member.id)).taxStatus).toBe('self_employed');
  server.clock.add(1000);
  expect((await declare(member, 'individual')).data.taxStatus).toBe('individual');
  const lines = (await card(member.id)).history.map(({ text }) => text);
  expect(lines.filter((text) => text.startsWith('Налоговый'))).toEqual([
    'Налоговый статус: физлицо',
    'Налоговый статус: самозанятый',
  ]);
  const { rows } = await server.database.pool.query(
    "select after from audit_entries where entity_id = $1 and route_key = 'users.updateTaxStatus' and after is not null order by at",
    [member.id],
  );
  expect(rows).toHaveLength(2);
});

it('wants the ИНН and a fresh sign-in', async () => {
  const empty = await server.loginAs('member');
  expect((await declare(empty, 'self_employed')).code).toBe('TAX_INN_REQUIRED');
  expect((await declare(empty, 'individual')).status).toBe(200);
  const member = await withPassport();
  await server.database.pool.query("update sessions set auth_at = now() - interval '2 years' where user_id = $1", [
    member.id,
  ]);
  const late = await declare(member, 'self_employed');
  expect([late.status, late.code]).toEqual([403, 'REAUTH_REQUIRED']);
  const staff = await server.loginAs('moderator');
  expect((await declare(staff, 'self_employed')).status).toBe(403);
});

it('a moderator corrects it, and the member is notified', async () => {
  moderator = await server.loginAs('moderator');
  const member = await withPassport();
  const { version } = await card(member.id);
  const changed = await update(member.id, version, { taxStatus: 'self_employed' });
  expect(changed.data.taxStatus).toBe('self_employed');
  expect((await update(member.id, version, { taxStatus: 'individual' })).code).toBe('VERSION_CONFLICT');
  const feed = await server.call('notifications.list', { as: member, body: {} });
  expect(feed.data.items[0]).toMatchObject({ kind: 'member.tax_status_changed' });
  const empty = await server.loginAs('member');
  const refused = await update(empty.id, (await card(empty.id)).version, { taxStatus: 'self_employed' });
  expect(refused.code).toBe('TAX_INN_REQUIRED');
});
