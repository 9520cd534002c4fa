import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

import { defineNotice, findNotice } from '../../core/notices/define.ts';
import { sendWaiting } from '../../core/notices/waiting.ts';
import { createJobContext } from '../../jobs/boss.ts';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { type Person, signIn } from '../../test/people.ts';

const happened = defineNotice({
  kind: 'test.happened',
  about: 'Для проверки',
  topic: 'sales',
  tone: 'info',
  variables: { number: '1' },
  title: 'Событие {number}',
  text: 'Текст {number}',
  sms: 'Прибавка: событие {number}',
});
const alarm = defineNotice({
  kind: 'test.alarm',
  about: 'Для проверки',
  topic: 'security',
  tone: 'warning',
  variables: {},
  title: 'Тревога',
  text: 'Тревога',
  sms: 'Прибавка: тревога',
});

let t: TestApp;
let member: Person;
const noon = new Date('2026-11-20T09:00:00.000Z');
const night = new Date('2026-11-20T21:00:00.000Z');

beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  t.clock.at = noon;
  member = await t.loginAs('member', { isPhoneVerified: true });
});

const ctx = () => createJobContext(t.services, t.boss, 'test');
const tell = (number: string, key?: string) =>
  ctx().transaction((work) => work.notify(happened, { userId: member.id, values: { number }, key }));
const settings = async (as = member) => (await t.call('notifications.settings', { as })).data;
const change = async (body: object, as = member) =>
  t.call('notifications.updateSettings', { as, body: { version: (await settings(as)).version, ...body } });
const phone = () => t.mail(member.phone ?? '');
const letters = () => t.mail(member.email ?? '');
const texts = async () => (await phone()).map(({ text }) => text);
const subjects = async () => (await letters()).map(({ subject }) => subject);

it('shows what is usual, and what was chosen over it', async () => {
  const usual = await settings();
  expect(usual).toMatchObject({ version: 0, digest: 'auto', quiet: { on: true, from: '22:00', until: '09:00' } });
  expect(usual.topics.find(({ topic }) => topic === 'security')).toMatchObject({
    locked: true,
    channels: { email: true, sms: true },
  });
  const changed = await change({ channels: [{ topic: 'sales', channel: 'sms', on: false }], timezone: 'Asia/Omsk' });
  expect(changed.status, changed.messages.join()).toBe(200);
  expect(changed.data.zone).toBe('Asia/Omsk');
  await tell('1');
  expect(await texts()).toEqual([]);
  expect(await subjects()).toEqual(['Событие 1']);
});

it('refuses to switch off what is about money and safety, hours without length, and a stale tab', async () => {
  const locked = await change({ channels: [{ topic: 'payouts', channel: 'email', on: false }] });
  expect([locked.status, locked.messages.join() + JSON.stringify(locked.fields)]).toEqual([
    400,
    expect.stringContaining('отключить нельзя'),
  ]);
  expect((await change({ quiet: { on: true, from: '10:00', until: '10:00' } })).status).toBe(400);
  await change({ digest: 'daily' });
  const stale = await t.call('notifications.updateSettings', { as: member, body: { version: 0, digest: 'off' } });
  expect(stale.status).toBe(409);
  expect((await settings()).digest).toBe('daily');
});

it('tells once, whatever repeats the cause', async () => {
  await tell('1', 'same');
  await tell('1', 'same');
  const { data } = await t.call('notifications.list', { as: member, body: {} });
  expect(data.items.filter(({ kind }) => kind === 'test.happened')).toHaveLength(1);
  expect(await texts()).toHaveLength(1);
  expect(await letters()).toHaveLength(1);
});

it('is lost together with its cause', async () => {
  await ctx()
    .transaction(async (work) => {
      await work.notify(happened, { userId: member.id, values: { number: '1' } });
      throw new Error('the cause failed');
    })
    .catch(() => undefined);
  expect(await letters()).toEqual([]);
});

it('sends three of a day one by one and the rest together in the evening', async () => {
  for (const number of ['1', '2', '3', '4', '5']) await tell(number);
  expect(await subjects()).toEqual(['Событие 3', 'Событие 2', 'Событие 1']);
  await sendWaiting.handle(ctx(), {});
  expect(await subjects()).toHaveLength(3);
  t.clock.at = new Date('2026-11-20T16:01:00.000Z');
  await sendWaiting.handle(ctx(), {});
  await sendWaiting.handle(ctx(), {});
  const [digest, ...others] = await letters();
  expect(others).toHaveLength(3);
  expect(digest?.subject).toBe('Прибавка: 2 новых уведомления');
  expect(digest?.text).toMatch(/Событие 4[\s\S]*Событие 5/);
  expect(digest?.html).toContain('Событие 4');
  expect((await texts())[0]).toContain('Прибавка: 2 новых уведомления');
});

it('waits for the morning of the member, except for safety', async () => {
  t.clock.at = night;
  await tell('1');
  expect(await letters()).toEqual([]);
  await ctx().transaction((work) => work.notify(alarm, { userId: member.id, values: {} }));
  expect(await subjects()).toEqual(['Тревога']);
  expect(await texts()).toEqual(['Прибавка: тревога']);
  await sendWaiting.handle(ctx(), {});
  expect(await subjects()).toHaveLength(1);
  t.clock.at = new Date('2026-11-21T06:00:00.000Z');
  await sendWaiting.handle(ctx(), {});
  expect(await subjects()).toEqual(['Событие 1', 'Тревога']);
  expect((await texts())[0]).toBe('Прибавка: событие 1');
});

it('what was switched off while it waited is not sent', async () => {
  t.clock.at = night;
  await tell('1');
  member = { ...member, ...(await signIn(t.services, member.id)) };
  await change({ channels: [{ topic: 'sales', channel: 'email', on: false }] });
  t.clock.at = new Date('2026-11-21T06:00:00.000Z');
  await sendWaiting.handle(ctx(), {});
  expect(await letters()).toEqual([]);
  expect(await texts()).toHaveLength(1);
});

it('a letter stops letters of its topic by the button of the mail programme, and only by POST', async () => {
  await tell('1');
  const [letter] = await letters();
  const url = new URL(letter?.unsubscribe ?? '');
  const path = url.pathname + url.search;
  const shown = await t.app.inject({ url: path });
  expect(shown.statusCode).toBe(200);
  expect(shown.body).toContain('Решения по продажам');
  expect((await settings()).topics.find(({ topic }) => topic === 'sales')?.channels.email).toBe(true);
  const oneClick = () =>
    t.app.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
  expect((await oneClick()).statusCode).toBe(200);
  expect((await oneClick()).statusCode).toBe(200);
  const { topics } = await settings();
  expect(topics.find(({ topic }) => topic === 'sales')?.channels).toMatchObject({ email: false, sms: true });
  expect(topics.find(({ topic }) => topic === 'points')?.channels.email).toBe(true);
  const forged = await t.app.inject({ method: 'POST', url: path.replace('.sales.', '.points.') });
  expect(forged.statusCode).toBe(404);
  expect((await settings()).topics.find(({ topic }) => topic === 'points')?.channels.email).toBe(true);
});

it('a letter about safety has nothing to stop', async () => {
  await ctx().transaction((work) => work.notify(alarm, { userId: member.id, values: {} }));
  const [letter] = await letters();
  expect(letter?.unsubscribe).toBeUndefined();
  expect(letter?.html).toContain('нельзя отключить');
});

it('shows the texts to those who answer members, on the last real event', async () => {
  t.clock.at = new Date('2026-11-22T09:00:00.000Z');
  const support = await t.loginAs('support');
  member = await t.loginAs('member');
  const list = await t.call('notifications.templates', { as: support });
  expect(list.data.find(({ kind }) => kind === 'sale.confirmed')).toMatchObject({ topic: 'sales' });
  await tell('77');
  const preview = await t.call('notifications.preview', { as: support, params: { kind: 'test.happened' } });
  expect(preview.data).toMatchObject({ title: 'Событие 77', sms: 'Прибавка: событие 77' });
  expect(preview.data.at).not.toBeNull();
  expect(preview.data.letter?.html).toContain('Текст 77');
  const never = await t.call('notifications.preview', { as: support, params: { kind: 'withdrawal.paid' } });
  expect(never.data.at).toBeNull();
  expect(never.data.text).toBe('Банк перевёл 4 350 ₽ на карту ••\u00a04417.');
  expect(findNotice('test.nothing')).toBeUndefined();
  expect((await t.call('notifications.preview', { as: support, params: { kind: 'test.nothing' } })).status).toBe(404);
  expect((await t.call('notifications.templates', { as: member })).status).toBe(403);
});
