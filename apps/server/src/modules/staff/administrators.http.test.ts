import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { createJobContext } from '../../jobs/boss.ts';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { freshPhone, type Person, signIn } from '../../test/people.ts';
import { resetSecondStep, unlockStaff } from './commands/administrators.ts';
import { applyDueChanges } from './commands/decide-change.ts';

let server: TestApp;
let author: Person;
let second: Person;
let third: Person;
beforeAll(async () => {
  server = await createTestApp();
});
beforeEach(async () => {
  await server.database.pool.query('delete from administrator_changes');
  await server.database.pool.query(`update users set status = 'blocked' where role_code = 'admin'`);
  [author, second, third] = [
    await server.loginAs('admin', { lastName: 'Седов', firstName: 'Роман' }),
    await server.loginAs('admin', { lastName: 'Громова', firstName: 'Вера' }),
    await server.loginAs('admin', { lastName: 'Юдин', firstName: 'Пётр' }),
  ];
});
afterAll(() => server.close());

const hours = (count: number): number => count * 3_600_000;
const again = async (person: Person): Promise<Person> => ({ ...person, ...(await signIn(server.services, person.id)) });

let made = 0;
const newcomer = () => `new${(made += 1)}@pribavka.example`;
const create = (email: string, as = author, roleCode = 'admin') =>
  server.call('staff.create', { as, body: { lastName: 'Кукла', firstName: 'Анна', email, roleCode } });
const read = async (id: string, as = second) => (await server.call('staff.get', { as, params: { id } })).data;
const update = async (id: string, set: Record<string, unknown>, as = author) =>
  server.call('staff.update', { as, params: { id }, body: { version: (await read(id, as)).version, ...set } });
const decide = (id: string, decision: 'confirm' | 'stop', as = second) =>
  server.call('staff.decideChange', { as, params: { id }, body: { decision } });
const waitingId = async (id: string, as = second): Promise<string> => (await read(id, as)).waiting[0]!.id;
const recover = async (email: string): Promise<boolean> => {
  await server.call('auth.recovery', { body: { email } });
  return (await server.mail(email)).some(({ template }) => template === 'recovery');
};
const templatesTo = async (email: string) => (await server.mail(email)).map(({ template }) => template);
async function enrol(id: string): Promise<void> {
  await server.database.pool.query(
    `insert into second_factors (user_id, secret_sealed, confirmed_at) values ($1, 'x', $2)`,
    [id, server.clock.at],
  );
}
const entriesOf = async (entityId: string): Promise<string[]> => {
  const { data } = await server.call('logs.list', { as: second, body: { filters: { entityId } } });
  const entries = await Promise.all(
    data.items.map(({ id }) => server.call('logs.get', { as: second, params: { id } })),
  );
  return entries.map((entry) => entry.data.reason ?? '').filter(Boolean);
};

const linkOf = async (email: string, kind = 'staff-change-stop'): Promise<string> => {
  const letter = (await server.mail(email)).find(({ template }) => template === kind);
  return new URL(/https?:\S+\/stop-change\?code=\S+/.exec(letter?.text ?? '')![0]).href.replace(
    /^https?:\/\/[^/]+/,
    '',
  );
};
const press = (url: string) =>
  server.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: '',
  });

/** Somebody else holds the account, and changes it while the call waits for it. */
async function whileHeld<T>(id: string, statements: readonly string[], call: () => Promise<T>): Promise<T> {
  const holder = await server.database.pool.connect();
  try {
    await holder.query('begin');
    await holder.query('select 1 from users where id = $1 for update', [id]);
    const answer = call();
    const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(async () => (await server.database.pool.query(waiting)).rowCount, { timeout: 20_000 }).toBe(1);
    for (const statement of statements) await holder.query(statement, [id]);
    await holder.query('commit');
    return await answer;
  } finally {
    await holder.query('rollback');
    holder.release();
  }
}

/** A change of control that the puppet would confirm. */
async function askForSettings(): Promise<() => Promise<string | undefined>> {
  await server.database.pool.query('delete from control_changes');
  const {
    updatedAt: _at,
    updatedBy: _by,
    pending: _pending,
    ...body
  } = (await server.call('points.settings', { as: author })).data;
  const asked = await server.call('points.updateSettings', {
    as: author,
    body: { ...body, debtCap: body.debtCap + 1 },
  });
  const { id, version } = asked.data.pending!;
  return () =>
    server
      .call('points.decideSettings', { as: second, params: { id }, body: { decision: 'confirm', version } })
      .then(({ code }) => code);
}

describe('one administrator is not two', () => {
  it('a puppet with the role gets no letter, no password and no session until another one confirms', async () => {
    const email = newcomer();
    const { data, status } = await create(email);
    expect(status).toBe(200);
    expect(data).toMatchObject({ status: 'blocked', statusReason: null, role: { code: 'admin' } });
    expect(data.waiting).toMatchObject([
      {
        kind: 'new_administrator',
        address: null,
        askedBy: { id: author.id, name: 'Седов Роман' },
        decisionRefusal: 'Подтверждает не тот администратор, который это сделал',
        allowedActions: ['stop'],
      },
    ]);
    expect(await templatesTo(email)).toEqual([]);
    expect(await recover(email)).toBe(false);
    expect((await server.call('staff.invite', { as: author, params: { id: data.id } })).code).toBe('STAFF_NO_INVITE');
    expect((await update(data.id, { status: 'confirmed' })).code).toBe('STAFF_WAITING');
    const id = data.waiting[0]!.id;
    expect((await decide(id, 'confirm', author)).code).toBe('STAFF_SAME_PERSON');
    const confirmed = await decide(id, 'confirm');
    expect(confirmed.data).toMatchObject({ status: 'confirmed', isInvited: true, waiting: [] });
    expect(await templatesTo(email)).toEqual(['invite']);
    expect((await decide(id, 'stop')).code).toBe('STAFF_DECIDED');
    const said = await entriesOf(data.id);
    expect(said.some((text) => text.includes('ждёт второго администратора'))).toBe(true);
    expect(said.some((text) => text.includes('подтверждено вторым администратором'))).toBe(true);
  });

  it('an address of another administrator stays his: the puppet’s recovery reaches nobody', async () => {
    const puppet = 'mine@evil.example';
    const { data } = await update(second.id, { email: puppet, lastName: 'Громова-Иванова' });
    expect(data).toMatchObject({ email: second.email, lastName: 'Громова-Иванова' });
    expect(data.waiting).toMatchObject([
      { kind: 'address', address: { email: puppet, phone: second.phone }, allowedActions: ['stop'] },
    ]);
    expect(await recover(puppet)).toBe(false);
    expect(await recover(second.email!)).toBe(true);
    // The settings are confirmed by the person herself, who has her account as it was.
    expect(await (await askForSettings())()).toBeUndefined();
    expect((await update(second.id, { phone: freshPhone() })).code).toBe('STAFF_WAITING');
    expect((await decide(await waitingId(second.id), 'stop')).data).toMatchObject({ email: second.email, waiting: [] });
  });

  it('the role, a phone and the second step of an administrator wait in the same way', async () => {
    const moderator = await server.loginAs('moderator');
    const given = await update(moderator.id, { roleCode: 'admin' });
    expect(given.data).toMatchObject({ role: { code: 'moderator' }, waiting: [{ kind: 'new_administrator' }] });
    // Between the question and the answer nobody puts another address under it.
    const moved = await update(moderator.id, { email: newcomer() });
    expect(moved.data).toMatchObject({ email: moderator.email, waiting: [{}, { kind: 'address' }] });
    await decide(await waitingId(moderator.id), 'confirm');
    expect(await read(moderator.id)).toMatchObject({ role: { code: 'admin' }, waiting: [{ kind: 'address' }] });
    const phone = freshPhone();
    expect((await update(third.id, { phone })).data).toMatchObject({ phone: third.phone });
    await decide(await waitingId(third.id), 'confirm');
    expect(await read(third.id)).toMatchObject({ phone });
    await enrol(third.id);
    const reset = () => server.call('secondFactor.reset', { as: author, params: { id: third.id } });
    expect((await reset()).data).toEqual({ ok: true, waits: true });
    expect((await reset()).code).toBe('STAFF_WAITING');
    expect(await read(third.id)).toMatchObject({ hasSecondFactor: true, sessionsCount: 1 });
    await decide(await waitingId(third.id), 'confirm');
    expect(await read(third.id)).toMatchObject({ hasSecondFactor: false, sessionsCount: 0 });
  });

  it('of others nothing waits', async () => {
    const moderator = await server.loginAs('moderator');
    const email = newcomer();
    expect((await update(moderator.id, { email })).data).toMatchObject({ email, waiting: [] });
    await enrol(moderator.id);
    const reset = await server.call('secondFactor.reset', { as: author, params: { id: moderator.id } });
    expect(reset.data).toEqual({ ok: true, waits: false });
    expect((await create(newcomer(), author, 'moderator')).data).toMatchObject({ status: 'confirmed', waiting: [] });
  });

  it('a person the author has made is no second one; the tie counts from taking effect', async () => {
    await create(newcomer());
    await server.database.pool.query('update users set created_by = $1, created_at = $2 where id = $3', [
      author.id,
      server.clock.at,
      second.id,
    ]);
    const moderator = await server.loginAs('moderator');
    await update(moderator.id, { roleCode: 'admin' });
    const id = await waitingId(moderator.id);
    expect((await read(moderator.id)).waiting[0]).toMatchObject({ allowedActions: ['stop'] });
    expect((await decide(id, 'confirm')).code).toBe('SECOND_PERSON_RECENT');
    server.clock.add(hours(71));
    await decide(id, 'confirm', await again(third));
    server.clock.add(hours(71));
    await update(third.id, { phone: freshPhone() }, await again(author));
    const later = await again(moderator);
    const asked = await waitingId(third.id, later);
    expect((await decide(asked, 'confirm', later)).code).toBe('SECOND_PERSON_RECENT');
    server.clock.add(hours(1));
    expect((await decide(asked, 'confirm', await again(moderator))).status).toBe(200);
  });

  it('the owner of the account confirms it himself only with a fresh proof, and may always stop it', async () => {
    const email = newcomer();
    await update(second.id, { email });
    await server.database.pool.query(`update sessions set auth_at = auth_at - interval '1 hour' where user_id = $1`, [
      second.id,
    ]);
    const id = await waitingId(second.id);
    expect((await decide(id, 'confirm')).code).toBe('REAUTH_REQUIRED');
    expect((await decide(id, 'confirm', await again(second))).data).toMatchObject({ email });
  });
});

describe('a role that is taken away takes no guard along', () => {
  const mine = 'mine@evil.example';
  const demote = async (person: Person, set = {}) => {
    const { version } = await read(person.id, author);
    const body = { version, roleCode: 'support', ...set };
    return server.call('staff.update', { as: author, params: { id: person.id }, body });
  };
  const bellOf = async (as: Person) => (await server.call('notifications.list', { as, body: {} })).data.items[0];

  it('the address, the second step and the way back stay with the former administrator', async () => {
    await enrol(second.id);
    const { data } = await demote(second, { email: mine });
    expect(data).toMatchObject({ role: { code: 'support' }, email: second.email, waiting: [{ kind: 'address' }] });
    const reset = await server.call('secondFactor.reset', { as: author, params: { id: second.id } });
    expect(reset.data).toEqual({ ok: true, waits: true });
    expect(await recover(mine)).toBe(false);
    const given = await update(second.id, { roleCode: 'admin' });
    expect(given.data).toMatchObject({ role: { code: 'support' }, email: second.email });
    expect(given.data.waiting.map(({ kind }) => kind)).toEqual(['address', 'second_step', 'new_administrator']);
    expect((await templatesTo(second.email!)).filter((template) => template === 'staff-change-stop')).toHaveLength(3);
    expect(await templatesTo(mine)).toEqual([]);
  });

  it('he and every administrator are told of it, as of a block', async () => {
    await demote(second);
    const entity = { type: 'staff', id: second.id };
    const title = 'У администратора другая роль: Громова Вера';
    for (const person of [author, third]) {
      expect(await bellOf(person)).toMatchObject({ kind: 'staff.administrator_ended', title, entity });
      expect(await templatesTo(person.email!)).toContain('staff-administrator-ended');
    }
    expect(await templatesTo(second.email!)).toEqual(['staff-administrator-ended-owner']);
    await update(third.id, { status: 'blocked', reasonText: 'Разбираемся' }, author);
    expect(await bellOf(author)).toMatchObject({ title: 'Администратор заблокирован: Юдин Пётр' });
    expect(await templatesTo(third.email!)).toContain('staff-administrator-ended-owner');
    const moderator = await server.loginAs('moderator');
    await update(moderator.id, { status: 'blocked', reasonText: 'Разбираемся' }, author);
    expect(await templatesTo(moderator.email!)).toEqual([]);
  });

  it('the guard lasts for 72 hours', async () => {
    await demote(second);
    server.clock.add(hours(72) - 1);
    author = await again(author);
    const email = newcomer();
    expect((await update(second.id, { email })).data).toMatchObject({ email: second.email, waiting: [{}] });
    server.clock.add(1);
    await server.database.pool.query('delete from administrator_changes');
    expect((await update(second.id, { email })).data).toMatchObject({ email, waiting: [] });
  });

  it('also for a request that waited while the role was taken away', async () => {
    await enrol(second.id);
    const statements = [
      `update users set role_code = 'support' where id = $1`,
      `insert into account_interventions (id, user_id, by_id, kind, at)
        select gen_random_uuid(), $1, '${author.id}', 'demotion', '${server.clock.at.toISOString()}'`,
    ];
    const reset = await whileHeld(second.id, statements, () =>
      server.call('secondFactor.reset', { as: author, params: { id: second.id } }),
    );
    expect(reset.data).toEqual({ ok: true, waits: true });
  });

  it('who was just blocked or given another role may stop the puppet by letter', async () => {
    const former = 'staff-change-stop-former';
    await demote(second);
    await update(third.id, { status: 'blocked', reasonText: 'Разбираемся' }, author);
    const puppet = (await create(newcomer())).data;
    expect(await templatesTo(second.email!)).toContain(former);
    expect((await press(await linkOf(third.email!, former))).body).toContain('Изменение остановлено');
    expect(await read(puppet.id, author)).toMatchObject({ status: 'blocked', waiting: [] });
    server.clock.add(hours(72));
    author = await again(author);
    await create(newcomer());
    expect((await templatesTo(second.email!)).filter((template) => template === former)).toHaveLength(1);
  });

  it('a decision that waited while its maker was blocked is not made', async () => {
    const { data } = await create(newcomer());
    const block = [`update users set status = 'blocked' where id = $1`];
    const id = data.waiting[0]!.id;
    const confirmed = await whileHeld(second.id, block, () => decide(id, 'confirm', second));
    expect([confirmed.status, confirmed.code]).toEqual([403, 'FORBIDDEN']);
    const demotion = [`update users set role_code = 'support' where id = $1`];
    expect((await whileHeld(third.id, demotion, () => decide(id, 'stop', third))).status).toBe(403);
    expect((await read(data.id, author)).waiting).toHaveLength(1);
  });
});

describe('72 hours', () => {
  it('let a change take effect that nobody has stopped, once over several processes', async () => {
    const [email, moved] = [newcomer(), newcomer()];
    const puppet = (await create(email)).data;
    await update(second.id, { email: moved });
    server.clock.add(hours(72) - 1);
    await runDue();
    const states = await server.services.db.selectFrom('administratorChanges').select('status').execute();
    expect(states).toEqual([{ status: 'waiting' }, { status: 'waiting' }]);
    server.clock.add(1);
    await Promise.all([runDue(), runDue(), runDue()]);
    const reader = await again(third);
    expect(await read(puppet.id, reader)).toMatchObject({ status: 'confirmed', waiting: [] });
    expect(await read(second.id, reader)).toMatchObject({ email: moved, waiting: [] });
    expect((await templatesTo(email)).filter((template) => template === 'invite')).toHaveLength(1);
    expect(await templatesTo(second.email!)).toContain('staff-email-changed');
  });

  it('are all there is with a single administrator', async () => {
    await server.database.pool.query(`update users set status = 'blocked' where role_code = 'admin' and id <> $1`, [
      author.id,
    ]);
    const { data } = await create(newcomer());
    expect((await decide(data.waiting[0]!.id, 'confirm', author)).code).toBe('STAFF_SAME_PERSON');
    server.clock.add(hours(72));
    await runDue();
    expect(await read(data.id, await again(author))).toMatchObject({ status: 'confirmed' });
  });

  it('pass for nothing when the author, the account or the address is another by then', async () => {
    const [byBlocked, taken] = [(await create(newcomer())).data, newcomer()];
    await update(third.id, { email: taken });
    await server.loginAs('moderator', { email: taken });
    await server.database.pool.query(`update users set role_code = 'support' where id = $1`, [author.id]);
    server.clock.add(hours(72));
    await runDue();
    const reader = await again(second);
    expect(await read(byBlocked.id, reader)).toMatchObject({ status: 'blocked', waiting: [] });
    expect(await read(third.id, reader)).toMatchObject({ email: third.email, waiting: [] });
    const moderator = await server.loginAs('moderator');
    const update2 = await server.call('staff.update', {
      as: reader,
      params: { id: moderator.id },
      body: { version: 1, roleCode: 'admin' },
    });
    expect(update2.data.waiting).toHaveLength(1);
    await server.call('staff.update', {
      as: await again(third),
      params: { id: moderator.id },
      body: { version: update2.data.version, roleCode: 'support' },
    });
    expect((await read(moderator.id, reader)).waiting).toEqual([]);
  });
});

const context = () => createJobContext(server.services, server.boss, 'staff.due-changes');
const runDue = (): Promise<void> => applyDueChanges(context());

describe('who learns of it', () => {
  it('every administrator by bell and letter, the author too, and it is counted and found where it waits', async () => {
    const { data } = await create(newcomer());
    for (const person of [author, second, third]) {
      const bell = await server.call('notifications.list', { as: person, body: {} });
      expect(bell.data.items[0]).toMatchObject({
        kind: 'staff.change_asked',
        title: 'Новый администратор: ждёт второго администратора',
        entity: { type: 'staff', id: data.id },
      });
      expect(await templatesTo(person.email!)).toContain('staff-change-asked');
    }
    const count = async (as: Person) => {
      const live = await server.call('live.get', { as });
      const list = await server.call('staff.list', { as, body: { filters: { waitsForMe: true } } });
      return [live.data.administrators, list.data.items.filter(({ id }) => id === data.id).length];
    };
    expect(await count(author)).toEqual([0, 0]);
    expect(await count(second)).toEqual([1, 1]);
    const moderator = await server.loginAs('moderator');
    expect((await server.call('live.get', { as: moderator })).data.administrators).toBeNull();
    const people = await server.call('roles.users', { as: second, params: { code: 'admin' }, query: { size: 200 } });
    expect(people.data.items.find(({ id }) => id === data.id)).toMatchObject({ isWaiting: true });
    await decide(data.waiting[0]!.id, 'stop');
    const [line] = (await server.call('notifications.list', { as: author, body: {} })).data.items;
    expect(line).toMatchObject({ title: 'Изменение остановлено: новый администратор' });
  });

  const open = (url: string) => server.app.inject({ method: 'GET', url });
  it('the reader of the former address stops it by the letter, and only by the button', async () => {
    await update(second.id, { email: 'mine@evil.example' });
    const url = await linkOf(second.email!);
    for (let scan = 0; scan < 2; scan += 1) {
      const page = await open(url);
      expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'no-store']);
      expect(page.body).toContain('Остановить изменение?');
    }
    expect((await read(second.id)).waiting).toHaveLength(1);
    const [one, two] = await Promise.all([press(url), press(url)]);
    expect([one.body, two.body].every((body) => body.includes('Изменение остановлено'))).toBe(true);
    expect(await read(second.id)).toMatchObject({ email: second.email, waiting: [] });
    expect((await open(url)).body).toContain('Изменение остановлено');
    const said = (await entriesOf(second.id)).filter((text) => text.includes('остановлено'));
    expect(said).toHaveLength(1);
    const { rows } = await server.database.pool.query(`select address from administrator_changes where user_id = $1`, [
      second.id,
    ]);
    expect(rows).toEqual([{ address: null }]);
  });

  it('a late link says that the change is in effect, one of another kind fits nothing', async () => {
    await update(second.id, { email: newcomer() });
    const url = await linkOf(second.email!);
    await decide(await waitingId(second.id), 'confirm', third);
    for (const page of [await open(url), await press(url)]) {
      expect(page.statusCode).toBe(200);
      expect(page.body).toContain('Изменение уже вступило в силу');
    }
    const strange = [
      url.slice(0, -3),
      `${url.slice(0, -43)}${'A'.repeat(43)}`,
      '/stop-change',
      '/stop-change?code=1&code=2',
    ];
    for (const address of strange) expect((await press(address)).statusCode, address).toBe(404);
  });
});

describe('what ends the waiting', () => {
  it('a block of the author stops what he has asked for', async () => {
    const { data } = await create(newcomer());
    await update(third.id, { email: newcomer() });
    await update(author.id, { status: 'blocked', reasonText: 'Разбираемся' }, second);
    expect((await read(data.id)).waiting).toEqual([]);
    expect((await read(third.id)).waiting).toEqual([]);
    server.clock.add(hours(72));
    await runDue();
    expect(await read(data.id, await again(second))).toMatchObject({ status: 'blocked' });
  });

  it('a stopped newcomer is not let in by one administrator either', async () => {
    const email = newcomer();
    const { data } = await create(email);
    await decide(data.waiting[0]!.id, 'stop');
    const tried = await update(data.id, { status: 'confirmed' });
    expect(tried.data).toMatchObject({ status: 'blocked', waiting: [{ kind: 'new_administrator' }] });
    expect(await recover(email)).toBe(false);
    await decide(tried.data.waiting[0]!.id, 'confirm');
    expect(await templatesTo(email)).toEqual(['invite']);
  });

  it('the operator’s command does at once what waits, and nothing of it is left', async () => {
    const email = newcomer();
    const { data } = await create(email);
    await context().transaction((work) => unlockStaff(work, data.id));
    expect(await read(data.id)).toMatchObject({ status: 'confirmed', waiting: [] });
    expect(await templatesTo(email)).toEqual(['invite']);
    await enrol(third.id);
    await server.call('secondFactor.reset', { as: author, params: { id: third.id } });
    await context().transaction((work) => resetSecondStep(work, third.id));
    expect(await read(third.id)).toMatchObject({ hasSecondFactor: false, waiting: [] });
  });

  it('of two decisions at once one is made', async () => {
    for (let round = 0; round < 5; round += 1) {
      const email = newcomer();
      const { data } = await create(email);
      const id = data.waiting[0]!.id;
      const answers = await Promise.all([
        decide(id, 'confirm'),
        decide(id, 'stop', third),
        decide(id, 'confirm', third),
      ]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(answers.filter(({ code }) => code === 'STAFF_DECIDED')).toHaveLength(2);
      const { status } = await read(data.id);
      expect(await templatesTo(email)).toEqual(status === 'confirmed' ? ['invite'] : []);
    }
  });

  it('of the same change asked for at once one waits', async () => {
    // A reset has no version: nothing but the change that waits refuses the second one.
    await enrol(third.id);
    const answers = await Promise.all(
      [author, second, author].map((as) => server.call('secondFactor.reset', { as, params: { id: third.id } })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'STAFF_WAITING')).toHaveLength(2);
    expect((await read(third.id)).waiting).toHaveLength(1);
  });

  it('a taken address is refused at the field, before anything waits', async () => {
    expect((await update(second.id, { email: third.email, phone: third.phone })).fields).toEqual({
      email: ['Этот адрес уже зарегистрирован'],
      phone: [expect.any(String)],
    });
    expect((await read(second.id)).waiting).toEqual([]);
  });

  it('an address the owner has given himself meanwhile stays', async () => {
    const [own, phone] = [newcomer(), freshPhone()];
    await update(second.id, { email: newcomer() });
    await update(third.id, { phone });
    for (const [person, email] of [
      [second, own],
      [third, newcomer()],
    ] as const) {
      await server.call('users.updateEmail', { as: person, body: { email } });
      const [letter] = await server.mail(email);
      const code = /\b\d{6}\b/.exec(letter?.text ?? '')![0];
      expect((await server.call('users.confirmEmailCode', { as: person, body: { code } })).status).toBe(200);
    }
    server.clock.add(hours(72));
    await runDue();
    second = await again(second);
    expect(await read(second.id)).toMatchObject({ email: own, waiting: [] });
    expect((await entriesOf(second.id)).some((text) => text.includes('адрес уже сменён владельцем'))).toBe(true);
    expect(await read(third.id)).toMatchObject({ phone, waiting: [] });
  });

  it('one’s own address still needs a fresh proof and nobody else', async () => {
    const asked = await server.call('users.updateEmail', { as: second, body: { email: newcomer() } });
    expect(asked.status).toBe(200);
    expect((await read(second.id)).waiting).toEqual([]);
  });
});
