import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';

import { RefusedError } from '../../outbox/transports.ts';
import { companyInn } from '../../seed/numbers.ts';
import { createTestApp, type TestApp } from '../../test/app.ts';
import type { Person } from '../../test/people.ts';

const day = 24 * 3_600_000;
const password = 'Vernost7!kot';

let server: TestApp;
let admin: Person;
beforeAll(async () => {
  server = await createTestApp();
});
// The clock moves on further than a session lives.
beforeEach(async () => {
  admin = await server.loginAs('admin');
});
afterAll(() => server.close());
afterEach(() => vi.restoreAllMocks());

/** From now on the mail server says this of every letter. */
const mailSays = (error: Error) => vi.spyOn(server.services.transports.email, 'send').mockRejectedValue(error);

interface Invited {
  isInvited: boolean;
  invitation: string | null;
}

interface Kind {
  invite: (email: string) => Promise<string>;
  read: (id: string) => Promise<Invited>;
  again: (id: string, as?: Person) => Promise<{ status: number; code?: string | undefined }>;
}

const names = { lastName: 'Соколова', firstName: 'Ирина' };
const company = { name: 'Лавка', legalName: 'ООО «Лавка»' };

const kinds: Readonly<Record<string, Kind>> = {
  staff: {
    invite: async (email) =>
      (await server.call('staff.create', { as: admin, body: { ...names, email, roleCode: 'moderator' } })).data.id,
    read: async (id) => (await server.call('staff.get', { as: admin, params: { id } })).data,
    again: (id, as = admin) => server.call('staff.invite', { as, params: { id } }),
  },
  partner: {
    invite: async (login) =>
      (await server.call('partners.register', { as: admin, body: { ...company, inn: '0000005009', login } })).data.id,
    read: async (id) => (await server.call('partners.get', { as: admin, params: { id } })).data.login!,
    again: (id, as = admin) => server.call('partners.invite', { as, params: { id }, body: {} }),
  },
  manufacturer: {
    invite: async (login) =>
      (await server.call('manufacturers.register', { as: admin, body: { ...company, inn: '7707083893', login } })).data
        .id,
    read: async (id) => (await server.call('manufacturers.get', { as: admin, params: { id } })).data.login!,
    again: (id, as = admin) => server.call('manufacturers.invite', { as, params: { id }, body: {} }),
  },
};

async function linkOf(email: string): Promise<string> {
  const [letter] = await server.mail(email);
  const code = /invited=1&code=(\S+)/.exec(letter?.text ?? '')?.[1];
  if (code === undefined) throw new Error(`No invitation to ${email}`);
  return code;
}
const setPassword = (code: string) => server.call('auth.changePassword', { body: { code, password } });

it.each(Object.entries(kinds))(
  'the letter to an invited %s is followed until the password is set',
  async (name, kind) => {
    const email = `${name}@shop.ru`;
    const refusal = mailSays(new RefusedError('No such person'));
    const id = await kind.invite(email);
    expect(await kind.read(id)).toMatchObject({ isInvited: true, invitation: 'sending' });
    await server.drain();
    expect(await kind.read(id)).toMatchObject({ isInvited: true, invitation: 'failed' });
    const lost = await linkOf(email);

    refusal.mockRestore();
    expect((await kind.again(id)).status).toBe(200);
    expect(await kind.read(id)).toMatchObject({ invitation: 'sending' });
    await server.drain();
    expect(await kind.read(id)).toMatchObject({ invitation: 'sent' });
    expect((await setPassword(lost)).code).toBe('AUTH_LINK_EXPIRED');

    server.clock.add(7 * day);
    admin = await server.loginAs('admin');
    expect(await kind.read(id)).toMatchObject({ invitation: 'lapsed' });
    const stale = await linkOf(email);
    expect((await setPassword(stale)).code).toBe('AUTH_LINK_EXPIRED');
    expect((await kind.again(id)).status).toBe(200);
    const code = await linkOf(email);
    expect((await server.call('auth.checkRecovery', { body: { code } })).data).toEqual({ ok: true, isFirst: true });
    expect((await setPassword(code)).status).toBe(200);
    expect(await kind.read(id)).toMatchObject({ isInvited: false, invitation: null });
    expect((await kind.again(id)).code).toBe('STAFF_NO_INVITE');
    expect((await server.call('auth.login', { body: { login: email, password } })).data.status).toBe('confirmed');
  },
);

it('a mail server that is away is a letter not delivered, in the list of the role as well', async () => {
  await server.drain();
  mailSays(new Error('connect ECONNREFUSED'));
  const id = await kinds['staff']!.invite('later@shop.ru');
  await expect(server.drain()).rejects.toThrow('ECONNREFUSED');
  const role = await server.call('roles.users', { as: admin, params: { code: 'moderator' }, query: { size: 200 } });
  expect(role.data.items.find((row) => row.id === id)).toMatchObject({ isInvited: true, invitation: 'failed' });
});

it('a mistyped login of a company is put right with the letter, by people of the programme alone', async () => {
  const body = { ...company, inn: companyInn(7101), login: 'mistyped@shop.ru' };
  const { data: partner } = await server.call('partners.register', { as: admin, body });
  const lost = await linkOf('mistyped@shop.ru');
  const invite = (login: string, as = admin) =>
    server.call('partners.invite', { as, params: { id: partner.id }, body: { login } });
  const own = await server.loginAs('partner', { partnerId: partner.id });
  expect((await invite('mine@shop.ru', own)).status).toBe(403);
  expect((await invite(own.email ?? '')).fields).toEqual({ login: ['Этот адрес уже зарегистрирован'] });
  expect((await invite('Right@shop.ru')).data.login).toMatchObject({ login: 'right@shop.ru', isInvited: true });
  expect((await setPassword(lost)).code).toBe('AUTH_LINK_EXPIRED');
  expect((await setPassword(await linkOf('right@shop.ru'))).status).toBe(200);
  expect((await server.call('auth.login', { body: { login: 'right@shop.ru', password } })).data.roleCode).toBe(
    'partner',
  );
  const { rows } = await server.database.pool.query(
    `select before, after from audit_entries where entity_id = $1 and reason is not null`,
    [partner.id],
  );
  expect(rows).toEqual([{ before: { login: 'mistyped@shop.ru' }, after: { login: 'right@shop.ru' } }]);
});

it('a company that takes no part is not invited, and nobody learns of those he does not see', async () => {
  const body = { ...company, inn: companyInn(7102), login: 'rest@shop.ru' };
  const { data: partner } = await server.call('partners.register', { as: admin, body });
  const update = { ...company, inn: body.inn, status: 'suspended' as const, reasonText: 'Пауза', version: 1 };
  await server.call('partners.update', { as: admin, params: { id: partner.id }, body: update });
  expect((await kinds['partner']!.again(partner.id)).code).toBe('STAFF_NO_INVITE');
  const other = await server.loginAs('manufacturer');
  expect((await kinds['partner']!.again(partner.id, other)).status).toBe(403);
});
