import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createTestApp, type TestApp } from '../../test/app.ts';
import { type Person, signIn } from '../../test/people.ts';

let t: TestApp;
let member: Person;
let other: Person;
let agent: Person;
let moderator: Person;

beforeAll(async () => {
  t = await createTestApp();
  member = await t.loginAs('member', { lastName: 'Мельникова', firstName: 'Анна' });
  other = await t.loginAs('member');
  agent = await t.loginAs('support', { lastName: 'Никитина', firstName: 'Дарья' });
  moderator = await t.loginAs('moderator', { lastName: 'Лебедева', firstName: 'Оксана' });
});
afterAll(() => t.close());

const hours = (n: number) => n * 3_600_000;
/** Time goes by; sessions do not live that long, so everybody signs in again. */
async function pass(ms: number): Promise<void> {
  t.clock.add(ms);
  for (const person of [member, other, agent, moderator]) Object.assign(person, await signIn(t.services, person.id));
}
const pdf = { name: 'чек.pdf', mime: 'application/pdf', bytes: Buffer.from('%PDF-1.7\n1') };

async function created(as: Person, extra: Record<string, unknown> = {}) {
  const body = { category: 'points', subject: 'Где  баллы?', text: 'Продажу подтвердили, а баллов нет.', ...extra };
  const answer = await t.call('support.create', { as, body });
  expect(answer.status, JSON.stringify([answer.messages, answer.fields])).toBe(200);
  return answer.data;
}
const answered = async (id: string, body: Record<string, unknown> = {}, as = agent) => {
  const answer = await t.call('support.answer', { as, params: { id }, body: { text: 'Проверяем.', ...body } });
  expect(answer.status, answer.messages.join()).toBe(200);
  return answer.data;
};
const update = (id: string, body: { version: number } & Record<string, unknown>, as = agent) =>
  t.call('support.update', { as, params: { id }, body });
const card = async (as: Person, id: string) => (await t.call('support.get', { as, params: { id } })).data;
const feed = async (as: Person) =>
  (await t.call('notifications.list', { as, body: {} })).data.items.map(({ kind, entity }) => [kind, entity?.type]);

describe('a request of a person with an account', () => {
  it('goes from the first word to a rating, and both sides hear of it', async () => {
    const request = await created(member);
    expect(request).toMatchObject({
      number: expect.stringMatching(/^О-\d{6}$/),
      status: 'new',
      category: { code: 'points', name: 'Баллы и вывод' },
      subject: 'Где баллы?',
      messages: [{ author: 'author', text: 'Продажу подтвердили, а баллов нет.', internal: false }],
      allowedActions: ['message', 'close'],
      desk: null,
    });
    expect(await feed(agent)).toContainEqual(['support.created', 'support_request']);

    await pass(hours(2));
    const first = await answered(request.id, { status: 'waiting_author' });
    expect(first).toMatchObject({
      status: 'waiting_author',
      desk: { assignee: { id: agent.id }, overdue: false, author: { name: expect.stringContaining('Мельникова') } },
    });
    expect(first.desk?.firstResponseAt).toBe('2026-11-20 14:00:00.000');
    expect(await feed(member)).toContainEqual(['support.answered', 'support_request']);
    const [letter] = await t.mail(member.email!);
    expect(letter).toMatchObject({ subject: `Ответ по обращению ${request.number}` });
    expect(letter?.text).toContain('Проверяем.');

    const unread = async () => {
      const { items } = (await t.call('support.list', { as: member, body: {} })).data;
      return items.find(({ id }) => id === request.id)?.unread;
    };
    expect(await unread()).toBe(true);
    const entity = { type: 'support_request' as const, id: request.id };
    await t.call('notifications.markRead', { as: other, body: { entity } });
    expect(await unread()).toBe(true);
    await t.call('notifications.markRead', { as: member, body: { entity } });
    expect(await unread()).toBe(false);

    const said = await t.call('support.addMessage', {
      as: member,
      params: { id: request.id },
      body: { text: 'Жду.' },
    });
    expect(said.data).toMatchObject({ status: 'in_progress', desk: null });
    expect(await feed(agent)).toContainEqual(['support.message', 'support_request']);

    const resolved = await answered(request.id, { text: 'Баллы начислены.', status: 'resolved' });
    expect(resolved.closesAt).toBe('2026-11-27 14:00:00.000');
    expect(await feed(member)).toContainEqual(['support.resolved', 'support_request']);
    const closed = await t.call('support.close', { as: member, params: { id: request.id }, body: { rating: 5 } });
    expect(closed.data).toMatchObject({ status: 'closed', rating: 5, allowedActions: ['reopen'] });
    const entries = await t.services.db
      .selectFrom('auditEntries')
      .select(['action', 'entityLabel'])
      .where('entityId', '=', request.id)
      .orderBy('at')
      .execute();
    expect(entries.map(({ action }) => action)).toEqual(['create', 'status', 'status', 'status', 'status']);
    expect(new Set(entries.map(({ entityLabel }) => entityLabel))).toEqual(new Set([request.number]));
  });

  it('hides notes and names of the desk from the author, files of notes too', async () => {
    const upload = async (as: Person) => (await t.call('support.uploadFile', { as, file: pdf })).data.id;
    const [mine, shown, hidden] = [await upload(member), await upload(agent), await upload(agent)];
    const request = await created(member, { fileIds: [mine] });
    await answered(request.id, { text: 'Похоже на мошенника', internal: true, fileIds: [hidden] });
    await answered(request.id, { text: 'Ответ', fileIds: [shown] });
    const forAgent = await card(moderator, request.id);
    const forAuthor = await card(member, request.id);
    expect(forAgent.messages.map(({ internal, authorName }) => [internal, authorName])).toEqual([
      [false, expect.stringContaining('Мельникова')],
      [true, expect.stringContaining('Никитина')],
      [false, expect.stringContaining('Никитина')],
    ]);
    expect(forAuthor.messages.map(({ author, authorName }) => [author, authorName])).toEqual([
      ['author', expect.stringContaining('Мельникова')],
      ['support', null],
    ]);
    expect(JSON.stringify(forAuthor)).not.toMatch(/мошенник|Никитина/);
    const rows = (await t.call('support.list', { as: member, body: {} })).data.items;
    expect(rows.find(({ id }) => id === request.id)).toMatchObject({
      messagesCount: 2,
      lastMessage: { text: 'Ответ' },
    });
    const read = async (as: Person, id: string) => (await t.call('files.get', { as, params: { id } })).status;
    expect([await read(member, shown), await read(member, hidden), await read(other, shown)]).toEqual([200, 404, 404]);
    expect([await read(moderator, mine), await read(moderator, hidden)]).toEqual([200, 200]);
  });

  it('does not tell the person who wrote it what the desk says of it, even when he sees every request', async () => {
    const request = await created(moderator);
    await answered(request.id, { internal: true, text: 'Тайна' });
    expect(JSON.stringify(await card(moderator, request.id))).not.toContain('Тайна');
    const own = await t.call('support.answer', {
      as: moderator,
      params: { id: request.id },
      body: { text: 'Сам себе' },
    });
    expect(own.status).toBe(403);
  });

  it('belongs to its author: nobody else reads, writes or closes it', async () => {
    const { id } = await created(member);
    for (const key of ['support.get', 'support.addMessage', 'support.close', 'support.reopen'] as const) {
      const body = key === 'support.addMessage' ? { text: 'x' } : {};
      expect((await t.call(key, { as: other, params: { id }, body: body as never })).status, key).toBe(404);
      if (key !== 'support.get')
        expect((await t.call(key, { as: agent, params: { id }, body: body as never })).status, key).toBe(404);
    }
    expect((await t.call('support.list', { as: other, body: {} })).data.items).toEqual([]);
  });

  it('refuses what is not there: a category, somebody else’s sale or file, a file twice', async () => {
    const body = { category: 'points', subject: 'Тема', text: 'Текст' };
    const ask = (extra: object) => t.call('support.create', { as: member, body: { ...body, ...extra } });
    expect(await ask({ category: 'weather' })).toMatchObject({ status: 400, code: 'SUPPORT_CATEGORY' });
    expect((await ask({ saleId: randomUUID() })).fields).toEqual({ saleId: ['Продажа не найдена'] });
    expect((await ask({ operationId: randomUUID() })).fields).toEqual({ operationId: ['Операция не найдена'] });
    const theirs = (await t.call('support.uploadFile', { as: other, file: pdf })).data.id;
    expect((await ask({ fileIds: [theirs] })).code).toBe('FILE_NOT_FOUND');
    const mine = (await t.call('support.uploadFile', { as: member, file: pdf })).data.id;
    expect((await ask({ fileIds: [mine] })).status).toBe(200);
    expect((await ask({ fileIds: [mine] })).code).toBe('FILE_NOT_FOUND');
  });

  it('a repeat with the same key writes nothing twice', async () => {
    const key = randomUUID();
    const body = { category: 'sales', subject: 'Повтор', text: 'Один раз' };
    const [a, b] = await Promise.all([
      t.call('support.create', { as: member, key, body }),
      t.call('support.create', { as: member, key, body }),
    ]);
    const ids = [a, b].filter(({ status }) => status === 200).map(({ data }) => data.id);
    expect(new Set(ids).size).toBe(1);
    const again = await t.call('support.create', { as: member, key, body });
    expect(again.data.id).toBe(ids[0]);
  });
});

describe('terms', () => {
  it('closes what was resolved a week ago, and reopens within a month', async () => {
    const { id } = await created(member);
    await answered(id, { status: 'resolved' });
    await pass(hours(24 * 7) - 1000);
    await runClosing();
    expect((await card(member, id)).status).toBe('resolved');
    await pass(1000);
    await runClosing();
    const closed = await card(member, id);
    expect(closed).toMatchObject({ status: 'closed', allowedActions: ['rate', 'reopen'] });
    expect(closed.messages.at(-1)).toMatchObject({ author: 'system', text: expect.stringContaining('закрыто') });
    const rated = await t.call('support.close', { as: member, params: { id }, body: { rating: 2 } });
    expect(rated.data).toMatchObject({ status: 'closed', rating: 2 });
    expect((await t.call('support.close', { as: member, params: { id }, body: { rating: 3 } })).code).toBe(
      'SUPPORT_STATUS',
    );
    const back = await t.call('support.reopen', { as: member, params: { id }, body: { text: 'Не решено' } });
    expect(back.data).toMatchObject({ status: 'in_progress', rating: null, closedAt: null });
    expect((await card(agent, id)).desk?.reopenedCount).toBe(1);
    expect(await feed(agent)).toContainEqual(['support.reopened', 'support_request']);

    await t.call('support.close', { as: member, params: { id } });
    expect((await t.call('support.addMessage', { as: member, params: { id }, body: { text: 'Эй' } })).code).toBe(
      'SUPPORT_STATUS',
    );
    await pass(hours(24 * 30) + 1000);
    const late = await t.call('support.reopen', { as: member, params: { id } });
    expect(late).toMatchObject({ status: 409, code: 'SUPPORT_REOPEN_LATE' });
    expect((await card(member, id)).allowedActions).toEqual([]);
  });

  const runClosing = async () => {
    const { closeResolved } = await import('./jobs.ts');
    await t.boss.send(closeResolved.name, {});
    await t.drain();
  };

  it('counts as overdue what nobody answered in a day, and only that', async () => {
    const { id } = await created(other, { subject: 'Долго' });
    const overdue = async () =>
      (await t.call('support.adminList', { as: agent, body: { filters: { overdue: true } } })).data.items.map(
        (row) => row.id,
      );
    await pass(hours(24));
    expect(await overdue()).not.toContain(id);
    expect((await card(agent, id)).desk).toMatchObject({ overdue: false, minutesLeft: 0 });
    await pass(1);
    expect(await overdue()).toContain(id);
    expect((await card(agent, id)).desk).toMatchObject({ overdue: true, minutesLeft: -1 });
    await answered(id);
    expect((await card(agent, id)).desk).toMatchObject({ overdue: false, minutesLeft: null });
    expect(await overdue()).not.toContain(id);
  });
});

describe('the desk', () => {
  it('moves a request only along its states, with the version it saw', async () => {
    const { id, version } = await created(member);
    expect((await update(id, { version, status: 'resolved' })).code).toBe('SUPPORT_STATUS');
    const taken = await update(id, { version, status: 'in_progress', assigneeId: moderator.id, priority: 'urgent' });
    expect(taken.data).toMatchObject({
      status: 'in_progress',
      desk: { assignee: { id: moderator.id }, priority: 'urgent' },
    });
    expect(await feed(moderator)).toContainEqual(['support.assigned', 'support_request']);
    const stale = await update(id, { version, category: 'sales' });
    expect(stale).toMatchObject({ status: 409, code: 'VERSION_CONFLICT' });
    const now = await update(id, { version: version + 1, category: 'sales', assigneeId: null });
    expect(now.data).toMatchObject({ category: { code: 'sales' }, desk: { assignee: null } });
    const nobody = await update(id, { version: version + 2, assigneeId: member.id });
    expect(nobody).toMatchObject({ status: 400, code: 'SUPPORT_ASSIGNEE' });
  });

  it('two who take the same request at once: one gets it, the other sees by whom', async () => {
    const { id, version } = await created(member);
    const answers = await Promise.all([
      update(id, { version, status: 'in_progress', assigneeId: agent.id }),
      update(id, { version, status: 'in_progress', assigneeId: moderator.id }, moderator),
    ]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const winner = answers.find(({ status }) => status === 200)!.data.desk?.assignee?.id;
    expect((await card(agent, id)).desk?.assignee?.id).toBe(winner);
  });

  it('an answer and a closing at once leave a thread that agrees with its state', async () => {
    const { id } = await created(member);
    const [answer, closing] = await Promise.all([
      t.call('support.answer', { as: agent, params: { id }, body: { text: 'Вот ответ', status: 'resolved' } }),
      t.call('support.close', { as: member, params: { id }, body: { rating: 4 } }),
    ]);
    expect(closing.status).toBe(200);
    const { status, messages } = await card(member, id);
    expect(status).toBe('closed');
    expect(messages.some(({ text }) => text === 'Вот ответ')).toBe(answer.status === 200);
    expect([200, 409]).toContain(answer.status);
  });

  it('gives its templates and those it may be given to', async () => {
    const templates = (await t.call('support.templates', { as: agent })).data;
    expect(templates.length).toBeGreaterThan(3);
    expect(templates.some(({ category }) => category === 'points')).toBe(true);
    const people = (await t.call('support.assignees', { as: agent })).data.map(({ id }) => id);
    expect(people).toEqual(expect.arrayContaining([agent.id, moderator.id]));
    expect(people).not.toContain(member.id);
  });
});

describe('companies', () => {
  const company = async (inn: string) => {
    const id = randomUUID();
    await t.database.pool.query(
      `insert into partners (id, name, legal_name, inn, region) values ($1, 'Гвоздь', 'ООО «Гвоздь»', $2, 'Тверь')`,
      [id, inn],
    );
    return id;
  };

  it('read what their own accounts wrote, never what their sellers did', async () => {
    const [partnerId, strangerId] = [await company('0000010016'), await company('0000020021')];
    const one = await t.loginAs('partner', { partnerId });
    const two = await t.loginAs('partner', { partnerId });
    const stranger = await t.loginAs('partner', { partnerId: strangerId });
    const member = await t.loginAs('member', { partnerId });
    const [ours, his] = [await created(one), await created(member)];
    const ids = async (as: Person) => (await t.call('support.list', { as, body: {} })).data.items.map(({ id }) => id);
    expect(await ids(two)).toEqual([ours.id]);
    expect(await ids(stranger)).toEqual([]);
    expect((await t.call('support.get', { as: two, params: { id: his.id } })).status).toBe(404);
    expect(
      (await t.call('support.addMessage', { as: two, params: { id: ours.id }, body: { text: 'И ещё' } })).status,
    ).toBe(200);
    // The right to change a request is the author's side too: the desk's calls know only those who see every one.
    for (const as of [one, stranger]) {
      expect((await update(ours.id, { version: 1, status: 'in_progress' }, as)).status).toBe(404);
      expect((await t.call('support.answer', { as, params: { id: ours.id }, body: { text: 'x' } })).status).toBe(404);
    }
    const found = await t.call('support.adminList', { as: agent, body: { filters: { partnerIds: [partnerId] } } });
    expect(found.data.items.map(({ id }) => id)).toEqual([his.id, ours.id]);
  });
});
