import { randomUUID } from 'node:crypto';

import { boundCeilings, controlSettings, type Input } from '@pribavka/api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { createTestApp, type TestApp } from '../../test/app.ts';
import type { Person } from '../../test/people.ts';

let server: TestApp;
let admin: Person;
let second: Person;
let finance: Person;
beforeAll(async () => {
  server = await createTestApp();
});
beforeEach(async () => {
  await server.database.pool.query(
    "update users set status = 'blocked' where role_code = 'admin'; delete from control_changes",
  );
  [admin, second, finance] = [
    await server.loginAs('admin', { lastName: 'Первая' }),
    await server.loginAs('admin', { lastName: 'Второй' }),
    await server.loginAs('finance'),
  ];
});
afterAll(() => server.close());

type Body = Input<'points.updateSettings'>['body'];
const read = async (as = admin) => (await server.call('points.settings', { as })).data;
async function bodyWith(change: Partial<Body>): Promise<Body> {
  const { updatedAt: _at, updatedBy: _by, pending: _pending, ...body } = await read();
  return { ...body, ...change };
}
const ask = async (as: Person, change: Partial<Body>, key?: string) =>
  server.call('points.updateSettings', { as, body: await bodyWith(change), ...(key ? { key } : {}) });
const decide = (
  as: Person,
  { id, version }: { id: string; version: number },
  decision: 'confirm' | 'reject' | 'withdraw',
  key?: string,
) => server.call('points.decideSettings', { as, params: { id }, body: { decision, version }, ...(key ? { key } : {}) });
/** A change that waits. */
async function waiting(change: Partial<Body>) {
  const asked = await ask(admin, change);
  expect(asked.status, asked.messages.join()).toBe(200);
  return asked.data.pending!;
}
const entriesOf = async (id: string) =>
  server.services.db
    .selectFrom('auditEntries')
    .select(['action', 'actorId', 'before', 'after', 'reason', 'result', 'code'])
    .where('entityId', '=', id)
    .orderBy('id')
    .execute();

describe('settings of control', () => {
  it('are read and not changed by the people they bind, one by one', async () => {
    const before = await read(finance);
    const other = (value: unknown, step: number) => (typeof value === 'boolean' ? !value : Number(value) + step);
    const texts: Partial<Body> = { returnPolicy: 'within_balance', taxMode: 'none' };
    for (const name of controlSettings) {
      const change = {
        [name]: name in texts ? texts[name as 'taxMode'] : other(before[name], name in boundCeilings ? -1 : 1),
      };
      const answer = await ask(finance, change);
      expect([answer.status, answer.code, Object.keys(answer.fields)], name).toEqual([403, 'SETTINGS_CONTROL', [name]]);
    }
    expect((await ask(finance, { holdDays: before.holdDays + 1 })).status).toBe(200);
    const after = await read();
    expect(after).toMatchObject({ holdDays: before.holdDays + 1, version: before.version + 1, pending: null });
    expect(controlSettings.every((name) => after[name] === before[name])).toBe(true);
  });

  it('want a fresh proof of identity from the administrator, also to confirm', async () => {
    const pending = await waiting({ debtCap: 41_000 });
    server.clock.add(11 * 60_000);
    const again = await Promise.all(
      [admin, second].map(async (person) => ({
        ...person,
        token: (await server.call('auth.refresh', { headers: { 'x-refresh-token': person.refresh } })).tokens!.access,
      })),
    );
    [admin, second] = again as [Person, Person];
    expect((await decide(second, pending, 'confirm')).code).toBe('REAUTH_REQUIRED');
    expect((await decide(second, pending, 'reject')).status).toBe(200);
    expect((await ask(admin, { debtCap: 42_000 })).code).toBe('REAUTH_REQUIRED');
    expect((await ask(admin, { holdDays: 15 })).status).toBe(200);
  });

  it('wait for the second administrator, who sees the difference and who asked', async () => {
    const before = await read();
    const pending = await waiting({ adjustmentApprovalThreshold: 7000, holdDays: before.holdDays + 2 });
    expect(pending).toMatchObject({
      before: { adjustmentApprovalThreshold: before.adjustmentApprovalThreshold },
      after: { adjustmentApprovalThreshold: 7000 },
      askedBy: { id: admin.id },
      allowedActions: ['withdraw'],
    });
    const meanwhile = await read(second);
    expect(meanwhile.adjustmentApprovalThreshold).toBe(before.adjustmentApprovalThreshold);
    expect(meanwhile.holdDays).toBe(before.holdDays + 2);
    expect(meanwhile.pending?.allowedActions).toEqual(['confirm', 'reject']);
    expect((await read(finance)).pending?.allowedActions).toEqual([]);
    expect((await decide(admin, pending, 'confirm')).code).toBe('SETTINGS_SAME_PERSON');
    expect((await decide(admin, pending, 'reject')).code).toBe('SETTINGS_SAME_PERSON');
    expect((await decide(second, pending, 'withdraw')).status).toBe(403);
    expect((await decide(finance, pending, 'confirm')).status).toBe(403);
    expect((await ask(second, { debtCap: 1 })).code).toBe('SETTINGS_PENDING');
    const done = await decide(second, pending, 'confirm');
    expect(done.data).toMatchObject({ adjustmentApprovalThreshold: 7000, pending: null });
    expect((await decide(second, pending, 'confirm')).code).toBe('SETTINGS_DECIDED');
    const difference = {
      before: { adjustmentApprovalThreshold: before.adjustmentApprovalThreshold },
      after: { adjustmentApprovalThreshold: 7000 },
    };
    const entries = (await entriesOf(pending.id)).filter((entry) => entry.result === 'ok');
    expect(entries).toMatchObject([
      { action: 'create', actorId: admin.id, ...difference },
      { action: 'update', actorId: second.id, ...difference, reason: expect.stringContaining('Первая') },
    ]);
  });

  it('tell the other administrators that one of them is needed, and the author what was decided', async () => {
    const linesOf = async (who: Person) => {
      const { rows } = await server.database.pool.query<{ title: string }>(
        "select title from notifications where user_id = $1 and kind like 'settings.%' order by id",
        [who.id],
      );
      return rows.map(({ title }) => title);
    };
    await server.database.pool.query("delete from notifications where kind like 'settings.%'");
    const pending = await waiting({ taxRate: 0 });
    const asked = 'Изменение настроек баллов ждёт вашего подтверждения';
    expect([await linesOf(admin), await linesOf(second), await linesOf(finance)]).toEqual([[], [asked], []]);
    await decide(second, pending, 'reject');
    expect(await linesOf(admin)).toEqual(['Ваше изменение настроек баллов отклонено']);
    await decide(admin, await waiting({ taxRate: 0 }), 'withdraw');
    expect(await linesOf(admin)).toHaveLength(1);
  });

  it('are rejected or withdrawn without a trace in the rules', async () => {
    const before = await read();
    expect((await decide(second, await waiting({ taxRate: 0 }), 'reject')).data.pending).toBeNull();
    expect((await decide(admin, await waiting({ taxRate: 0 }), 'withdraw')).data.pending).toBeNull();
    expect((await read()).version).toBe(before.version);
    expect((await read()).taxRate).toBe(before.taxRate);
  });

  it('of twenty decisions at once one has an effect', async () => {
    const before = await read();
    const pending = await waiting({ debtCap: before.debtCap + 1 });
    const third = await server.loginAs('admin');
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        i % 4 === 3 ? decide(admin, pending, 'withdraw') : decide(i % 2 ? second : third, pending, 'confirm'),
      ),
    );
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(answers.filter((answer) => answer.code === 'SETTINGS_DECIDED')).toHaveLength(19);
    expect((await read()).version - before.version).toBeLessThanOrEqual(1);
  });

  it('of ten changes asked for at once one waits', async () => {
    const body = await bodyWith({ debtCap: 33_000 });
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) =>
        server.call('points.updateSettings', { as: i % 2 ? admin : second, body: { ...body, debtCap: 33_000 + i } }),
      ),
    );
    expect(answers.map((answer) => answer.code ?? 'ok').sort()).toEqual([
      ...Array.from({ length: 9 }, () => 'SETTINGS_PENDING'),
      'ok',
    ]);
  });

  it('a repeat with its key answers the same and does nothing more', async () => {
    const [asking, deciding] = [randomUUID(), randomUUID()];
    const body = await bodyWith({ taxRate: 11 });
    const put = () => server.call('points.updateSettings', { as: admin, body, key: asking });
    const first = await put();
    expect((await put()).data).toEqual(first.data);
    const pending = first.data.pending!;
    const done = await decide(second, pending, 'confirm', deciding);
    expect((await decide(second, pending, 'confirm', deciding)).data).toEqual(done.data);
    expect((await put()).data).toEqual(first.data);
    expect((await read()).version).toBe(done.data.version);
    expect((await read()).pending).toBeNull();
    // Somebody else's key is his own.
    expect((await decide(admin, pending, 'confirm', deciding)).code).toBe('SETTINGS_DECIDED');
  });

  it('a change whose settings moved meanwhile is out of date and stays so', async () => {
    const before = await read();
    const pending = await waiting({ taxRate: before.taxRate + 1 });
    await server.database.pool.query(
      `insert into points_settings (version, data) select version + 1, data || '{"taxRate": 5}'
       from points_settings order by version desc limit 1`,
    );
    expect((await read()).pending).toBeNull();
    expect((await decide(second, pending, 'confirm')).code).toBe('SETTINGS_EXPIRED');
    expect((await decide(second, pending, 'confirm')).code).toBe('SETTINGS_DECIDED');
    expect((await read()).taxRate).toBe(5);
    const fresh = await waiting({ taxRate: 6 });
    await server.database.pool.query(
      `insert into points_settings (version, data) select version + 1, data || '{"taxRate": 13}'
       from points_settings order by version desc limit 1`,
    );
    expect((await waiting({ taxRate: 7 })).id).not.toBe(fresh.id);
  });

  it('act at once where there is one administrator only; an invited one who never came is none', async () => {
    await server.database.pool.query("update users set status = 'blocked' where id = $1", [second.id]);
    const invited = await server.loginAs('admin');
    await server.database.pool.query('update users set password_hash = null where id = $1', [invited.id]);
    const asked = await ask(admin, { debtCap: 12_345 });
    expect(asked.data).toMatchObject({ debtCap: 12_345, pending: null });
  });

  it('two persons for a registry are no choice', async () => {
    expect(Object.keys((await ask(admin, { registrySecondPerson: false })).fields)).toEqual(['registrySecondPerson']);
  });
});

describe('adjustments of a day', () => {
  const credit = (
    as: Person,
    memberId: string,
    points: number,
    direction: 'credit' | 'debit' = 'credit',
    key = randomUUID(),
  ) =>
    server.call('tunings.create', {
      as,
      key,
      body: { memberId, direction, points, reasonCode: 'contest', comment: 'Приз за ноябрь' },
    });
  const statuses = (answers: readonly { data: { status: string } }[]) =>
    answers.map((answer) => answer.data.status).sort();
  let threshold = 0;
  beforeEach(async () => {
    threshold = (await read()).adjustmentApprovalThreshold;
    server.clock.add(24 * 3_600_000);
    admin = await server.loginAs('admin');
    [finance, second] = [await server.loginAs('finance'), await server.loginAs('finance')];
  });

  it('add up by author over members: of ten at once one is applied', async () => {
    const members = await Promise.all(Array.from({ length: 10 }, () => server.loginAs('member')));
    const answers = await Promise.all(members.map((member) => credit(finance, member.id, threshold)));
    expect(statuses(answers)).toEqual(['applied', ...Array.from({ length: 9 }, () => 'on_approval')]);
  });

  it('add up by member over authors, at once as well', async () => {
    const member = await server.loginAs('member');
    const authors = await Promise.all(Array.from({ length: 6 }, () => server.loginAs('finance')));
    const answers = await Promise.all(authors.map((author) => credit(author, member.id, threshold)));
    expect(statuses(answers)).toEqual(['applied', ...Array.from({ length: 5 }, () => 'on_approval')]);
  });

  it('count what waits, forget what was refused, and begin again the next day of the programme', async () => {
    const member = await server.loginAs('member');
    const large = (await credit(finance, member.id, threshold + 1)).data;
    expect(large.status).toBe('on_approval');
    expect((await credit(finance, member.id, 1)).data.status).toBe('on_approval');
    const decided = await server.call('tunings.decide', {
      as: second,
      key: randomUUID(),
      params: { id: large.id },
      body: { decision: 'reject', comment: 'Нет основания', version: large.version },
    });
    expect(decided.status, decided.messages.join()).toBe(200);
    expect((await credit(finance, member.id, 1)).data.status).toBe('applied');
    expect((await credit(finance, member.id, threshold)).data.status).toBe('on_approval');
    // 23:59:59 of Moscow is the same day, a second later the next one.
    server.clock.at = new Date(`${server.clock.at.toISOString().slice(0, 10)}T20:59:59.000Z`);
    finance = await server.loginAs('finance');
    expect((await credit(finance, member.id, 1)).data.status).toBe('on_approval');
    server.clock.add(1000);
    expect((await credit(finance, member.id, 1)).data.status).toBe('applied');
  });

  it('a debit does not make room for a credit', async () => {
    const member = await server.loginAs('member');
    expect((await credit(finance, member.id, threshold)).data.status).toBe('applied');
    expect((await credit(finance, member.id, threshold, 'debit')).data.status).toBe('on_approval');
    expect((await credit(finance, member.id, 1)).data.status).toBe('on_approval');
  });

  it('a repeat of an applied one stays applied and is counted once', async () => {
    const member = await server.loginAs('member');
    const key = randomUUID();
    const first = await credit(finance, member.id, threshold - 1, 'credit', key);
    await server.database.pool.query('delete from idempotency_keys');
    expect((await credit(finance, member.id, threshold - 1, 'credit', key)).data.id).toBe(first.data.id);
    expect((await credit(finance, member.id, 1)).data.status).toBe('applied');
    expect((await credit(finance, member.id, 1)).data.status).toBe('on_approval');
  });

  it('nobody credits himself or approves his own, an administrator included', async () => {
    const member = await server.loginAs('member');
    const made = (await credit(admin, member.id, threshold + 1)).data;
    const approve = (as: Person) =>
      server.call('tunings.decide', {
        as,
        key: randomUUID(),
        params: { id: made.id },
        body: { decision: 'approve', version: made.version },
      });
    expect((await approve(admin)).code).toBe('TUNING_SAME_PERSON');
    expect((await approve(second)).data.status).toBe('applied');
    // A member who is given the back-office keeps his points: he does not add to them.
    const both = await server.loginAs('member');
    const other = (await credit(finance, both.id, threshold + 1)).data;
    await server.database.pool.query(
      `insert into roles (code, name, data_scope) values ('clerk', 'Учётчик', 'all') on conflict do nothing;
       insert into role_grants (role_code, group_code, action)
         select 'clerk', group_code, action from role_grants where role_code = 'finance' on conflict do nothing`,
    );
    await server.database.pool.query("update users set role_code = 'clerk' where id = $1", [both.id]);
    expect((await credit(both, both.id, 1)).status).toBeGreaterThanOrEqual(400);
    const own = await server.call('tunings.decide', {
      as: both,
      key: randomUUID(),
      params: { id: other.id },
      body: { decision: 'approve', version: other.version },
    });
    expect(own.code).toBe('TUNING_SAME_PERSON');
  });
});
