import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterEach, describe, expect, it } from 'vitest';

import { guardedLookup, isPublicAddress, type Resolve } from './addresses.ts';
import { nextAttempt, offeredForMs } from './schedule.ts';
import { sendOnce, type SendOutcome } from './send.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A server of the test; answers its address. */
async function serve(answer: Parameters<typeof createServer>[1]): Promise<string> {
  const server = createServer(answer as never);
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
}
const send = (url: string, rules: Partial<Parameters<typeof sendOnce>[1]> = {}): Promise<SendOutcome> =>
  sendOnce({ url, body: '{}', headers: {} }, { allowPrivate: true, ...rules });

describe('an address of a webhook', () => {
  it.each([
    '93.184.216.34',
    '8.8.8.8',
    '172.15.255.255',
    '172.32.0.1',
    '100.63.0.1',
    '2606:4700::1111',
    '2a00:1450:4010::1',
  ])('%s is of the public internet', (address) => expect(isPublicAddress(address)).toBe(true));

  it.each([
    '0.0.0.0',
    '10.0.0.1',
    '100.64.0.1',
    '127.0.0.1',
    '127.255.255.254',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '198.18.0.1',
    '203.0.113.7',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    'fe80::1',
    'fc00::1',
    'fd12:3456::1',
    '64:ff9b::7f00:1',
    '2001:db8::1',
    '2002:7f00:1::1',
    'ff02::1',
    'localhost',
    '',
  ])('%s is not', (address) => expect(isPublicAddress(address)).toBe(false));
});

describe('a name of a webhook', () => {
  const look = (resolve: Resolve, all: boolean): Promise<unknown> =>
    new Promise((done) =>
      guardedLookup(resolve)('hook.example', { all }, (error, ...found) => done(error ? error.name : found)),
    );

  it('resolves once, and the connection goes to what was checked', async () => {
    let asked = 0;
    const rebinding: Resolve = async () => {
      asked += 1;
      return asked === 1 ? [{ address: '93.184.216.34', family: 4 }] : [{ address: '127.0.0.1', family: 4 }];
    };
    expect(await look(rebinding, true)).toEqual([[{ address: '93.184.216.34', family: 4 }]]);
    expect(asked).toBe(1);
    expect(await look(rebinding, false)).toBe('AddressRefused');
  });

  it('with one closed address among its own is not called', async () => {
    const both: Resolve = async () => [
      { address: '93.184.216.34', family: 4 },
      { address: '10.0.0.1', family: 4 },
    ];
    expect(await look(both, true)).toBe('AddressRefused');
    expect(await look(async () => [], false)).toBe('AddressRefused');
    expect(await look(async () => [{ address: '8.8.8.8', family: 4 }], false)).toEqual(['8.8.8.8', 4]);
  });
});

describe('sending in production', () => {
  const rules = { allowPrivate: false };

  it('goes by https alone and to no address of a closed network, however it is written', async () => {
    let called = 0;
    const url = await serve((_, response) => {
      called += 1;
      response.end();
    });
    expect((await send(url, rules)).error).toBe('Адрес должен начинаться с https://');
    const port = new URL(url).port;
    for (const host of ['127.0.0.1', '2130706433', '0x7f.1', '[::1]', '[::ffff:127.0.0.1]', 'localhost']) {
      expect((await send(`https://${host}:${port}/`, rules)).error, host).toBe('Адрес не из открытого интернета');
    }
    const resolve: Resolve = async () => [{ address: '127.0.0.1', family: 4 }];
    expect(await send(`https://hook.example:${port}/`, { ...rules, resolve })).toEqual({
      httpStatus: null,
      error: 'Адрес не из открытого интернета',
    });
    expect(called).toBe(0);
  });
});

describe('sending', () => {
  it('takes 2xx for done and follows no redirect', async () => {
    const seen: string[] = [];
    const url = await serve((request, response) => {
      seen.push(request.url ?? '');
      response.writeHead(request.url === '/hook' ? 302 : 200, { location: '/elsewhere' }).end();
    });
    expect(await send(url)).toEqual({ httpStatus: 302, error: 'Перенаправление: укажите конечный адрес' });
    expect(seen).toEqual(['/hook']);
    expect(await send(url.replace('/hook', '/other'))).toEqual({ httpStatus: 200, error: null });
  });

  it('does not wait for a receiver that keeps silent, nor for one that drips', async () => {
    const silent = await serve(() => undefined);
    expect(await send(silent, { timeoutMs: 300 })).toEqual({
      httpStatus: null,
      error: 'Нет ответа за отведённое время',
    });
    const dripping = await serve((_, response) => {
      response.writeHead(200);
      const timer = setInterval(() => response.write('.'), 20);
      response.on('close', () => clearInterval(timer));
    });
    expect((await send(dripping, { timeoutMs: 500 })).error).toBe('Нет ответа за отведённое время');
  });

  it('reads no more of an answer than it needs', async () => {
    const piece = Buffer.alloc(16 * 1024);
    let sent = 0;
    const url = await serve((_, response) => {
      response.writeHead(200);
      const pour = (): void => {
        while (!response.destroyed && sent < 64 * 1024 * 1024) {
          sent += piece.length;
          if (!response.write(piece)) return void response.once('drain', pour);
        }
        response.end();
      };
      pour();
    });
    expect(await send(url)).toEqual({ httpStatus: 200, error: null });
    expect(sent).toBeLessThan(16 * 1024 * 1024);
  });

  it('says plainly that nobody is there', async () => {
    const url = await serve((_, response) => response.end());
    servers[0]!.close();
    expect(await send(url)).toEqual({ httpStatus: null, error: 'Соединение не удалось' });
  });
});

it('offers an event for more than half a day before it is given up', () => {
  const at = new Date(0);
  expect(nextAttempt(1, at)).toEqual(new Date(10_000));
  const failures = Array.from({ length: 20 }, (_, index) => nextAttempt(index + 1, at)).filter(Boolean).length;
  expect(nextAttempt(failures + 1, at)).toBeUndefined();
  expect(offeredForMs).toBeGreaterThan(12 * 3_600_000);
});
