import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createTestApp, type TestApp } from '../../test/app.ts';
import type { Person } from '../../test/people.ts';

let t: TestApp;
let member: Person;
let other: Person;
let agent: Person;
let second: Person;

beforeAll(async () => {
  t = await createTestApp();
  member = await t.loginAs('member', { lastName: 'Мельникова', firstName: 'Анна' });
  other = await t.loginAs('member');
  agent = await t.loginAs('support', { lastName: 'Никитина', firstName: 'Дарья' });
  second = await t.loginAs('support', { lastName: 'Лебедева', firstName: 'Ольга' });
});
afterAll(() => t.close());

const pdf = { name: 'чек.pdf', mime: 'application/pdf', bytes: Buffer.from('%PDF-1.7\n1') };
const created = async (as: Person, text: string, extra: Record<string, unknown> = {}) => {
  const answer = await t.call('support.create', { as, body: { category: 'points', subject: text, text, ...extra } });
  expect(answer.status, answer.messages.join()).toBe(200);
  return answer.data;
};
const card = async (id: string, as = agent) => (await t.call('support.get', { as, params: { id } })).data;
const versionOf = async (id: string) => (await card(id)).version;
const answer = (id: string, body: Record<string, unknown>, as = agent) =>
  t.call('support.answer', { as, params: { id }, body: { text: 'Ответ', ...body } });
const merge = async (id: string, others: readonly string[], as = agent) => {
  const duplicates = await Promise.all(others.map(async (each) => ({ id: each, version: await versionOf(each) })));
  return t.call('support.merge', { as, params: { id }, body: { version: await versionOf(id), duplicates } });
};
const texts = async (id: string, as = agent) => (await card(id, as)).messages.map(({ text }) => text);

describe('merging duplicates', () => {
  it('keeps every message, note and file in one thread, and the author reads all but the notes', async () => {
    const file = (await t.call('support.uploadFile', { as: member, file: pdf })).data.id;
    const main = await created(member, 'Где баллы');
    t.clock.add(60_000);
    const duplicate = await created(member, 'Где же баллы', { fileIds: [file] });
    t.clock.add(60_000);
    const hidden = (await t.call('support.uploadFile', { as: agent, file: pdf })).data.id;
    await answer(duplicate.id, { text: 'Тайна', internal: true, fileIds: [hidden] });
    await t.call('support.update', {
      as: agent,
      params: { id: duplicate.id },
      body: { version: await versionOf(duplicate.id), priority: 'urgent', assigneeId: second.id },
    });
    const merged = await merge(main.id, [duplicate.id]);
    expect(merged.status, merged.messages.join()).toBe(200);
    expect(merged.data).toMatchObject({ status: 'new', desk: { priority: 'urgent', assignee: { id: second.id } } });
    expect(merged.data.messages.map(({ text, origin, internal }) => [text, origin?.number ?? null, internal])).toEqual([
      ['Где баллы', null, false],
      ['Где же баллы', duplicate.number, false],
      ['Тайна', duplicate.number, true],
      [`К обращению присоединено ${duplicate.number}.`, null, false],
    ]);
    expect(await texts(main.id, member)).toEqual([
      'Где баллы',
      'Где же баллы',
      `К обращению присоединено ${duplicate.number}.`,
    ]);
    const read = async (as: Person, id: string) => (await t.call('files.get', { as, params: { id } })).status;
    expect([await read(member, file), await read(member, hidden), await read(agent, hidden)]).toEqual([200, 404, 200]);
    const forAuthor = await card(duplicate.id, member);
    expect(forAuthor).toMatchObject({ status: 'closed', mergedInto: { id: main.id }, allowedActions: [] });
    const feed = (await t.call('notifications.list', { as: member, body: {} })).data.items;
    expect(feed.map(({ kind, entity }) => [kind, entity?.id])).toContainEqual(['support.merged', main.id]);
  });

  it('writes nothing more into a duplicate: everybody is led to the thread that goes on', async () => {
    const [main, duplicate] = [await created(member, 'Раз'), await created(member, 'Два')];
    expect((await merge(main.id, [duplicate.id])).status).toBe(200);
    const params = { id: duplicate.id };
    const refused = [
      await t.call('support.addMessage', { as: member, params, body: { text: 'Эй' } }),
      await t.call('support.reopen', { as: member, params, body: {} }),
      await t.call('support.close', { as: member, params, body: { rating: 1 } }),
      await answer(duplicate.id, {}),
      await t.call('support.update', { as: agent, params, body: { version: 2, priority: 'low' } }),
      await merge(duplicate.id, [main.id]),
    ];
    for (const { status, code, messages } of refused) {
      expect([status, code, messages.join()]).toEqual([409, 'SUPPORT_MERGED', expect.stringContaining(main.number)]);
    }
  });

  it('a chain of merges leads to the last, and a message says where it was written', async () => {
    const [one, two, three] = [await created(member, '1'), await created(member, '2'), await created(member, '3')];
    await merge(two.id, [one.id]);
    const last = (await merge(three.id, [two.id])).data;
    expect(last.messages.find(({ text }) => text === '1')?.origin?.number).toBe(one.number);
    expect((await card(one.id)).mergedInto?.id).toBe(three.id);
  });

  it('goes on with what was resolved when a duplicate was not, and never grows less urgent', async () => {
    const [main, duplicate] = [await created(member, 'Решено'), await created(member, 'Снова')];
    await answer(main.id, { status: 'resolved' });
    const merged = (await merge(main.id, [duplicate.id])).data;
    expect(merged).toMatchObject({ status: 'in_progress', resolvedAt: null });
  });

  it('refuses requests of two people, closed ones, itself, twice the same, and what is not there', async () => {
    const [mine, theirs, ended] = [await created(member, 'А'), await created(other, 'Б'), await created(member, 'В')];
    await t.call('support.close', { as: member, params: { id: ended.id } });
    expect((await merge(mine.id, [theirs.id])).code).toBe('SUPPORT_MERGE_AUTHOR');
    expect((await merge(mine.id, [ended.id])).code).toBe('SUPPORT_MERGE_CLOSED');
    expect((await merge(mine.id, [mine.id])).fields).toHaveProperty('duplicates');
    expect((await merge(mine.id, [theirs.id, theirs.id])).fields).toHaveProperty('duplicates');
    const nowhere = await t.call('support.merge', {
      as: agent,
      params: { id: mine.id },
      body: { version: 1, duplicates: [{ id: randomUUID(), version: 1 }] },
    });
    expect(nowhere.status).toBe(404);
    expect(await texts(mine.id)).toEqual(['А']);
    expect(await texts(theirs.id)).toEqual(['Б']);
  });

  it('joins requests of a guest only by a contact he left in both', async () => {
    const guest = async (phone: string, subject: string) => {
      const body = { category: 'registration', name: 'Гость', phone, subject, text: subject };
      const { number } = (await t.call('support.createAsGuest', { body })).data;
      const found = await t.call('support.adminList', { as: agent, body: { search: number } });
      return found.data.items[0]!.id;
    };
    const [one, two, stranger] = [
      await guest('79060000001', 'Первое'),
      await guest('79060000001', 'Второе'),
      await guest('79060000002', 'Чужое'),
    ];
    expect((await card(one)).desk?.others.map(({ id }) => id)).toEqual([two]);
    expect((await merge(one, [stranger])).code).toBe('SUPPORT_MERGE_AUTHOR');
    expect((await merge(one, [two])).status).toBe(200);
  });

  it('two merges towards each other: one is done, the other learns of it, no message is lost or doubled', async () => {
    const [a, b] = [await created(member, 'Туда'), await created(member, 'Обратно')];
    const [there, back] = await Promise.all([merge(a.id, [b.id]), merge(b.id, [a.id], second)]);
    expect([there.status, back.status].toSorted((x, y) => x - y)).toEqual([200, 409]);
    const [winner, loser] = there.status === 200 ? [a, b] : [b, a];
    const all = await texts(winner.id);
    expect(all.filter((text) => ['Туда', 'Обратно'].includes(text))).toHaveLength(2);
    expect((await card(loser.id)).mergedInto?.id).toBe(winner.id);
  });

  it('a merge and a word of the author at once: the word is in the one thread or is refused', async () => {
    const [main, duplicate] = [await created(member, 'Главное'), await created(member, 'Повтор')];
    const [merged, said] = await Promise.all([
      merge(main.id, [duplicate.id]),
      t.call('support.addMessage', { as: member, params: { id: duplicate.id }, body: { text: 'Дополняю' } }),
    ]);
    expect([200, 409]).toContain(merged.status);
    const thread = await texts(merged.status === 200 ? main.id : duplicate.id, member);
    expect(thread.includes('Дополняю')).toBe(said.status === 200);
  });
});

describe('two who answer at once', () => {
  it('the second sees the first answer before his own goes out', async () => {
    const { id, version } = await created(member, 'Кто ответит');
    const both = await Promise.all([
      answer(id, { text: 'Первый', version }),
      answer(id, { text: 'Второй', version }, second),
    ]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const late = both.find(({ status }) => status === 409)!;
    expect(late.code).toBe('VERSION_CONFLICT');
    const thread = await card(id);
    expect(thread.messages.filter(({ author }) => author === 'support')).toHaveLength(1);
    const again = await answer(id, { text: 'И ещё', version: thread.version }, second);
    expect(again.data.messages.filter(({ author }) => author === 'support')).toHaveLength(2);
  });

  it('a word of the author that came meanwhile stops an answer too, a note goes in any case', async () => {
    const { id, version } = await created(member, 'Вопрос');
    await t.call('support.addMessage', { as: member, params: { id }, body: { text: 'Уже не нужно' } });
    expect((await answer(id, { version })).status).toBe(409);
    expect((await answer(id, { internal: true })).status).toBe(200);
  });
});

describe('the panel beside the thread', () => {
  it('has balance and sales for those with the rights, and nothing for the rest', async () => {
    const { id } = await created(member, 'Панель');
    const seen = (await card(id)).desk!;
    expect(seen.member).toMatchObject({ status: 'confirmed', active: 0, debt: 0, riskLevel: 'low' });
    expect(seen.lastSales).toEqual([]);
    expect(seen.author.firstName).toBe('Анна');
    expect(seen.moves).toEqual(['in_progress']);
    await t.database.pool.query("insert into roles (code, name, data_scope) values ('narrow', 'Узкая', 'all')");
    await t.database.pool.query(
      `insert into role_grants (role_code, group_code, action)
       values ('narrow', 'technicalSupport.technicalSupportList', 'read'),
         ('narrow', 'technicalSupport.detailRequestTechnicalSupport', 'read')`,
    );
    const narrow = await t.loginAs('narrow');
    expect((await card(id, narrow)).desk).toMatchObject({ member: null, lastSales: null });
    expect((await card(id, member)).desk).toBeNull();
  });
});
