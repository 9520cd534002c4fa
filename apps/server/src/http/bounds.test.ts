import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';

import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { createTestApp, type TestApp } from '../test/app.ts';
import { eventually } from '../test/eventually.ts';

const bounds = { connections: 20, requests: 3, keepAliveSeconds: 72, headersSeconds: 2, bodySeconds: 3 };
vi.setConfig({ testTimeout: 60_000 });

let server: TestApp;
let port: number;
let log = '';
let sockets: Socket[] = [];
beforeEach(async () => {
  log = '';
  sockets = [];
  const logTo = new Writable({
    write(chunk: Buffer, _encoding, done) {
      log += chunk.toString();
      done();
    },
  });
  server = await createTestApp({ config: { http: bounds, logLevel: 'warn' }, logTo });
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = server.app.server.address() as AddressInfo);
});
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await server.close();
});

const open = async (): Promise<Socket> => {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  sockets.push(socket);
  await once(socket, 'connect');
  return socket;
};
const openMany = (count: number) => Promise.all(Array.from({ length: count }, open));
const dictionary = '/api/v1/public/users/dictionary';

/** One request over a connection of its own; everything the server says until it closes. */
async function ask(path: string): Promise<string> {
  const socket = await open();
  socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`);
  return text(socket);
}
const statusOf = (answer: string): number => Number(answer.split(' ')[1]);

function expectRefusal(answer: string): void {
  expect(statusOf(answer)).toBe(503);
  expect(answer).toMatch(/^retry-after: [1-9]/im);
  const body = JSON.parse(answer.split('\r\n\r\n')[1]!) as { code: string; messages: string[] };
  expect(body.code).toBe('UNAVAILABLE');
  expect(body.messages).toEqual(['Сервис временно недоступен. Повторите попытку позже']);
}

it('answers 503 past the bound of connections, answers for its health, and recovers by itself', async () => {
  await openMany(bounds.connections);
  expectRefusal(await ask(dictionary));
  expect(statusOf(await ask('/health/live'))).toBe(200);
  expect(statusOf(await ask('/health/ready'))).toBe(200);
  expect(log).toContain('refusing requests beyond the bounds');
  // Those that say nothing are closed when the head of their request is late.
  await eventually(async () => expect(statusOf(await ask(dictionary))).toBe(200));
});

it('answers for its health however many connections stand silent', async () => {
  for (let wave = 0; wave < 6; wave += 1) {
    await openMany(100);
    expect(statusOf(await ask('/health/live'))).toBe(200);
  }
});

it('lets idle connections make room', async () => {
  const idle = await openMany(bounds.connections);
  for (const socket of idle) {
    socket.write('GET /health/live HTTP/1.1\r\nhost: x\r\n\r\n');
    await once(socket, 'data');
  }
  // Left alone they would stay for more than a minute.
  await eventually(async () => expect(statusOf(await ask(dictionary))).toBe(200));
});

it('answers 503 past the bound of requests at work, also after callers that went away, and recovers', async () => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const { passwords } = server.services;
  const check = passwords.check;
  passwords.check = async (...args) => {
    await released;
    return check.apply(passwords, args);
  };
  const body = JSON.stringify({ login: 'a@example.ru', password: 'x'.repeat(12) });
  const busy = await openMany(bounds.requests);
  for (const socket of busy) {
    socket.write(
      `POST /api/v1/public/auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
    );
  }
  await eventually(async () => expectRefusal(await ask(dictionary)));
  expect(statusOf(await ask('/health/live'))).toBe(200);
  // To ask and hang up is no way past the bound: the work goes on.
  busy[0]!.destroy();
  await sleep(300);
  expectRefusal(await ask(dictionary));
  release();
  const all = () => Promise.all(Array.from({ length: bounds.requests }, () => ask(dictionary)));
  await eventually(async () => expect((await all()).map(statusOf)).toEqual([200, 200, 200]));
});

it.each([
  ['a head that never ends', 'GET / HTTP/1.1\r\nhost: x\r\n', 408],
  ['nothing at all', '', 408],
  [
    'a body that never ends',
    'POST /api/v1/public/auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{',
    408,
  ],
  ['no HTTP', 'hello\r\n\r\n', 400],
  ['a head too large', `GET / HTTP/1.1\r\nhost: x\r\na: ${'x'.repeat(40_000)}\r\n\r\n`, 431],
])('ends a connection that sends %s, in the envelope', async (_name, sent, status) => {
  const socket = await open();
  if (sent) socket.write(sent);
  const answer = await Promise.race([text(socket), sleep(15_000).then(() => 'still open')]);
  expect(statusOf(answer)).toBe(status);
  expect(JSON.parse(answer.split('\r\n\r\n')[1]!)).toMatchObject({
    code: 'BAD_REQUEST',
    messages: [expect.stringMatching(/^[А-Я]/)],
  });
});
