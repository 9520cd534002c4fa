import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createTestApp, type TestApp } from '../../test/app.ts';
import type { Person } from '../../test/people.ts';

let t: TestApp;
let admin: Person;
let agent: Person;
let second: Person;
let member: Person;

beforeAll(async () => {
  t = await createTestApp();
  admin = await t.loginAs('admin', { lastName: 'Карташов', firstName: 'Игорь' });
  agent = await t.loginAs('support', { lastName: 'Никитина', firstName: 'Дарья' });
  second = await t.loginAs('support');
  member = await t.loginAs('member');
});
afterAll(() => t.close());

const categories = async () => (await t.call('support.categories', { as: agent })).data;
const templates = async () => (await t.call('support.templateList', { as: agent })).data;
const settings = async () => (await t.call('support.settings', { as: agent })).data;
const write = (category: string) =>
  t.call('support.create', { as: member, body: { category, subject: 'Тема', text: 'Текст' } });

describe('categories', () => {
  it('are added, renamed, put in order, archived and brought back; the portal follows', async () => {
    const made = (await t.call('support.createCategory', { as: agent, body: { name: '  Акции  и призы ' } })).data;
    expect(made).toMatchObject({ name: 'Акции и призы', isActive: true, openCount: 0, updatedBy: expect.any(String) });
    const request = await write(made.code);
    expect(request.data.category.name).toBe('Акции и призы');
    expect((await categories()).find(({ code }) => code === made.code)?.openCount).toBe(1);
    const codes = (await categories()).map(({ code }) => code);
    await t.call('support.orderCategories', { as: agent, body: { codes: codes.toReversed() } });
    const dictionary = async () => (await t.call('dictionary.get')).data.supportCategories.map(({ code }) => code);
    expect(await dictionary()).toEqual(codes.toReversed());
    const params = { code: made.code };
    const away = await t.call('support.updateCategory', { as: agent, params, body: { version: 1, isActive: false } });
    expect(away.data.isActive).toBe(false);
    expect(await dictionary()).not.toContain(made.code);
    expect(await write(made.code)).toMatchObject({ status: 400, code: 'SUPPORT_CATEGORY' });
    expect((await t.call('support.get', { as: member, params: { id: request.data.id } })).data.category.name).toBe(
      'Акции и призы',
    );
    const back = await t.call('support.updateCategory', {
      as: agent,
      params,
      body: { version: 2, isActive: true, name: 'Призы' },
    });
    expect(back.data).toMatchObject({ isActive: true, name: 'Призы', version: 3 });
  });

  it('refuse a name that is there in other letters, a stale version, a code nobody has', async () => {
    const twice = await t.call('support.createCategory', { as: agent, body: { name: 'ПРОДАЖИ' } });
    expect(twice.fields).toEqual({ name: ['Название «ПРОДАЖИ» уже занято'] });
    const rename = (code: string, version: number) =>
      t.call('support.updateCategory', { as: agent, params: { code }, body: { version, name: 'Регистрация' } });
    expect((await rename('sales', 1)).fields).toHaveProperty('name');
    expect(await rename('sales', 7)).toMatchObject({ status: 409, code: 'VERSION_CONFLICT' });
    expect((await rename('nobody', 1)).status).toBe(404);
  });

  it('leave one active, whoever archives the last two at once', async () => {
    const open = (await categories()).filter(({ isActive }) => isActive);
    for (const { code, version } of open.slice(2)) {
      await t.call('support.updateCategory', { as: agent, params: { code }, body: { version, isActive: false } });
    }
    const answers = await Promise.all(
      open.slice(0, 2).map(({ code, version }, index) =>
        t.call('support.updateCategory', {
          as: index === 0 ? agent : second,
          params: { code },
          body: { version, isActive: false },
        }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.code).toBe('SUPPORT_LAST_CATEGORY');
    for (const { code, version, isActive } of await categories()) {
      if (isActive) continue;
      await t.call('support.updateCategory', { as: agent, params: { code }, body: { version, isActive: true } });
    }
  });
});

describe('templates', () => {
  const form = { title: 'Проверяем чек', text: 'Здравствуйте, {имя}! Обращение {номер обращения} у нас.' };

  it('are written, changed, put in order and archived; the menu of the answer follows', async () => {
    const made = (await t.call('support.createTemplate', { as: agent, body: { ...form, category: 'sales' } })).data;
    expect(made).toMatchObject({ ...form, category: 'sales', isActive: true, version: 1 });
    const menu = async () => (await t.call('support.templates', { as: agent })).data.map(({ id }) => id);
    expect((await menu()).at(-1)).toBe(made.id);
    await t.call('support.orderTemplates', { as: agent, body: { ids: [made.id, ...(await menu()).slice(0, -1)] } });
    expect((await menu())[0]).toBe(made.id);
    const update = (body: { version: number } & Record<string, unknown>) =>
      t.call('support.updateTemplate', { as: agent, params: { id: made.id }, body });
    expect((await update({ version: 1, category: null, title: 'Чек' })).data).toMatchObject({
      category: null,
      title: 'Чек',
      text: form.text,
    });
    expect(await update({ version: 1, title: 'Позже' })).toMatchObject({ status: 409, code: 'VERSION_CONFLICT' });
    await update({ version: 2, isActive: false });
    expect(await menu()).not.toContain(made.id);
    expect((await templates()).find(({ id }) => id === made.id)?.isActive).toBe(false);
  });

  it('refuse places nothing fills, a title that is there, a category nobody has', async () => {
    const create = (body: Record<string, unknown>) =>
      t.call('support.createTemplate', { as: agent, body: { ...form, title: 'Другой', ...body } });
    expect((await create({ text: 'Добрый день, {имя клиента} {имя} {адрес}!' })).fields).toEqual({
      text: ['Такой подстановки нет: {имя клиента}, {адрес}'],
    });
    expect((await create({ title: 'нужны подробности' })).fields).toHaveProperty('title');
    expect((await create({ category: 'weather' })).fields).toHaveProperty('category');
    expect((await create({ title: '   ' })).fields).toHaveProperty('title');
    expect((await create({ text: 'я'.repeat(5001) })).fields).toHaveProperty('text');
  });

  it('one title for two who write it at once', async () => {
    const answers = await Promise.all(
      [agent, second].map((as) => t.call('support.createTemplate', { as, body: { ...form, title: 'Разом' } })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });
});

describe('deadlines', () => {
  const week = { workDays: [1, 2, 3, 4, 5], workFrom: 540, workTo: 1080 };
  const usual = [
    { category: null, priority: 'low', hours: 27 },
    { category: null, priority: 'normal', hours: 9 },
    { category: null, priority: 'high', hours: 4 },
    { category: null, priority: 'urgent', hours: 1 },
  ] as const;
  const put = async (body: Record<string, unknown>, as = admin) => {
    const { updatedAt: _at, updatedBy: _by, ...now } = await settings();
    return t.call('support.updateSettings', { as, body: { ...now, ...body } });
  };
  const dueOf = async (id: string) => {
    const { data } = await t.call('support.get', { as: agent, params: { id } });
    return data.desk?.firstResponseDueAt.slice(0, 16);
  };

  it('go by working hours, category and priority, and requests nobody has answered follow at once', async () => {
    // Friday noon.
    const asked = (await write('points')).data;
    const answered = (await write('points')).data;
    await t.call('support.answer', { as: agent, params: { id: answered.id }, body: { text: 'Ответ' } });
    expect(await dueOf(asked.id)).toBe('2026-11-21 12:00');
    const done = await put({
      ...week,
      deadlines: [...usual, { category: 'points', priority: 'normal', hours: 3 }],
    });
    expect(done.status, JSON.stringify(done.fields)).toBe(200);
    expect(done.data.deadlines).toHaveLength(5);
    expect(await dueOf(asked.id)).toBe('2026-11-20 15:00');
    expect(await dueOf(answered.id)).toBe('2026-11-21 12:00');
    const { id } = (await write('sales')).data;
    expect(await dueOf(id)).toBe('2026-11-23 12:00');
    const { version } = (await t.call('support.get', { as: agent, params: { id } })).data;
    await t.call('support.update', { as: agent, params: { id }, body: { version, priority: 'urgent' } });
    expect(await dueOf(id)).toBe('2026-11-20 13:00');
    await t.call('support.update', { as: agent, params: { id }, body: { version: version + 1, category: 'points' } });
    expect(await dueOf(id)).toBe('2026-11-20 13:00');
    const entries = await t.services.db
      .selectFrom('auditEntries')
      .select(['entityLabel', 'actorName'])
      .where('entityType', '=', 'support_settings')
      .where('entityLabel', '=', 'Сроки ответа')
      .execute();
    expect(entries).toEqual([{ entityLabel: 'Сроки ответа', actorName: expect.stringContaining('Карташов') }]);
  });

  it('are changed by an administrator alone: they bind those who answer', async () => {
    expect((await put({ closeDays: 3 }, agent)).status).toBe(403);
    expect((await put({ closeDays: 3 })).data.closeDays).toBe(3);
  });

  it('refuse a day that ends before it begins, a term given twice or not at all, a category nobody has', async () => {
    expect((await put({ workFrom: 600, workTo: 640 })).fields).toEqual({ workTo: ['Рабочий день — не меньше часа'] });
    expect((await put({ deadlines: [...usual, usual[0]] })).fields).toEqual({ deadlines: ['Срок задан дважды'] });
    expect((await put({ deadlines: usual.slice(1) })).fields).toHaveProperty('deadlines');
    expect((await put({ deadlines: [...usual, { ...usual[0], category: 'weather' }] })).code).toBe('SUPPORT_CATEGORY');
    expect((await put({ workDays: [] })).status).toBe(400);
    expect((await put({ workDays: [8] })).status).toBe(400);
    expect((await put({ version: 99 })).code).toBe('VERSION_CONFLICT');
  });

  it('of two who change them at once one is told so', async () => {
    const answers = await Promise.all([put({ reopenDays: 10 }), put({ reopenDays: 20 })]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });
});
