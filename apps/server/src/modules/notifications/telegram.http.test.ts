import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

import { defineNotice } from '../../core/notices/define.ts';
import { createJobContext } from '../../jobs/boss.ts';
import { createTelegram } from '../../messenger/telegram.ts';
import { createTestApp, type TestApp } from '../../test/app.ts';
import type { Person } from '../../test/people.ts';
import { readTelegram } from './commands/telegram.ts';

const happened = defineNotice({
  kind: 'test.telegram',
  about: 'Для проверки',
  topic: 'sales',
  tone: 'info',
  variables: {},
  title: 'Событие',
  text: 'Текст',
  sms: 'Прибавка: событие',
});

interface Update {
  update_id: number;
  message: { text: string; chat: { id: number; type: string } };
}

/** What the Bot API answers, and what it was asked. */
const bot = {
  sent: [] as { chat_id: string; text: string }[],
  updates: [] as Update[],
  offsets: [] as (number | undefined)[],
  /** Of the next messages. */
  refusals: [] as { status: number; body: object | string }[],
};

let api: Server;
let t: TestApp;
let member: Person;
let chat = 1000;
let update = 1;

beforeAll(async () => {
  api = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const answer = (status: number, said: object | string): void => {
        response.writeHead(status, { 'content-type': 'application/json' });
        response.end(typeof said === 'string' ? said : JSON.stringify(said));
      };
      const asked = JSON.parse(body) as { chat_id: string; text: string; offset?: number };
      if (request.url === '/botsecret/getUpdates') {
        bot.offsets.push(asked.offset);
        const result = bot.updates.filter(({ update_id: id }) => id >= (asked.offset ?? 0));
        return answer(200, { ok: true, result });
      }
      if (request.url !== '/botsecret/sendMessage') return answer(404, { ok: false });
      const refusal = bot.refusals.shift();
      if (refusal) return answer(refusal.status, refusal.body);
      bot.sent.push({ chat_id: asked.chat_id, text: asked.text });
      return answer(200, { ok: true, result: { message_id: 1 } });
    });
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  t = await createTestApp({ config: { telegram: { url, token: 'secret', botName: 'pribavka_bot' } } });
});
afterAll(async () => {
  await t.close();
  await new Promise((resolve) => api.close(resolve));
});
beforeEach(async () => {
  bot.sent = [];
  bot.refusals = [];
  member = await t.loginAs('member', { isPhoneVerified: true });
  chat += 1;
});

const write = (text: string, from = chat, type = 'private') => {
  bot.updates.push({ update_id: update, message: { text, chat: { id: from, type } } });
  update += 1;
  return readTelegram(t.services);
};
const newCode = async (as = member) => (await t.call('notifications.linkMessenger', { as })).data;
const messenger = async (as = member) => (await t.call('notifications.settings', { as })).data.messenger;
const link = async (): Promise<void> => {
  await write(`/start ${(await newCode()).code}`);
  bot.sent = [];
};
const tell = () =>
  createJobContext(t.services, t.boss, 'test').transaction((work) =>
    work.notify(happened, { userId: member.id, values: {} }),
  );
const rows = async () =>
  (
    await t.database.pool.query<{ status: string; attempts: number }>(
      `select status, attempts from outbox_messages where channel = 'messenger' and user_id = $1`,
      [member.id],
    )
  ).rows;

it('links a conversation by a code, once, and tells there', async () => {
  expect(await messenger()).toEqual({ name: 'pribavka_bot', linked: false, blocked: false });
  const { code, url } = await newCode();
  expect(url).toBe(`https://t.me/pribavka_bot?start=${code}`);
  await write(`/start ${code}`);
  expect(bot.sent.at(-1)?.text).toContain('Готово');
  expect(await messenger()).toMatchObject({ linked: true });
  const thief = (chat += 1);
  await write(`/start ${code}`, thief);
  expect(bot.sent.at(-1)).toMatchObject({ chat_id: String(thief), text: expect.stringContaining('не подходит') });
  bot.sent = [];
  await tell();
  await t.drain();
  expect(bot.sent).toEqual([{ chat_id: String(thief - 1), text: expect.stringMatching(/^Событие\nТекст\nhttp/) }]);
});

it('takes neither an old code, nor one from a group, nor one replaced by a newer', async () => {
  const first = await newCode();
  const second = await newCode();
  await write(`/start ${first.code}`);
  await write(`/start ${second.code}`, chat, 'group');
  expect(await messenger()).toMatchObject({ linked: false });
  t.clock.add(15 * 60_000 + 1);
  await write(`/start ${second.code}`);
  t.clock.add(-15 * 60_000 - 1);
  expect(await messenger()).toMatchObject({ linked: false });
});

it('reads each message once', async () => {
  await write('привет');
  expect(bot.sent).toHaveLength(1);
  expect(await readTelegram(t.services)).toBe(0);
  expect(bot.offsets.at(-1)).toBe(update);
  expect(bot.sent).toHaveLength(1);
});

it('waits as long as it is asked to, without a failed attempt', async () => {
  await link();
  bot.refusals = [{ status: 429, body: { ok: false, parameters: { retry_after: 1 } } }];
  await tell();
  await t.drain();
  expect(bot.sent).toEqual([]);
  expect(await rows()).toEqual([{ status: 'queued', attempts: 0 }]);
  await t.database.pool.query(
    `update pgboss.job set start_after = now() where name = 'outbox.deliver' and state = 'created'`,
  );
  await t.drain();
  expect(bot.sent).toHaveLength(1);
  expect(await rows()).toEqual([{ status: 'sent', attempts: 1 }]);
});

it('stops writing to who has stopped the bot, until he links it again', async () => {
  await link();
  bot.refusals = [{ status: 403, body: { ok: false, description: 'Forbidden: bot was blocked by the user' } }];
  await tell();
  await t.drain();
  expect(await rows()).toEqual([{ status: 'failed', attempts: 1 }]);
  expect(await messenger()).toMatchObject({ linked: true, blocked: true });
  await tell();
  await t.drain();
  expect(await rows()).toHaveLength(1);
  await link();
  expect(await messenger()).toMatchObject({ linked: true, blocked: false });
});

it('tries again after a failure of the other side, and shows the token in no error', async () => {
  const { telegram } = t.services.config;
  const transport = createTelegram(telegram!);
  bot.refusals = [{ status: 502, body: '<html>' }];
  await expect(transport.send({ to: '1', text: 'x' })).rejects.toThrow('Telegram answered 502');
  const nowhere = createTelegram({ url: 'http://127.0.0.1:1', token: 'secret' });
  const error = await nowhere.send({ to: '1', text: 'x' }).catch((failure: unknown) => failure);
  expect(String(error)).toContain('not reached');
  expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain('secret');
});

it('is left by /stop and from the profile', async () => {
  await link();
  await write('/stop');
  expect(await messenger()).toMatchObject({ linked: false });
  await link();
  const { data } = await t.call('notifications.unlinkMessenger', { as: member });
  expect(data.messenger).toMatchObject({ linked: false });
  await tell();
  await t.drain();
  expect(bot.sent.filter(({ text }) => text.includes('Событие'))).toEqual([]);
});
