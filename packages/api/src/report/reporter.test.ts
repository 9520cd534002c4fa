import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { Problem } from '../problems/problem.ts';
import { type Capture, createReporter, type MonitoringSdk } from './reporter.ts';

type Sent = { error: unknown; context: Capture | undefined };

function fakeSdk() {
  const sent: Sent[] = [];
  const messages: string[] = [];
  let options: Parameters<MonitoringSdk['init']>[0] | undefined;
  const sdk: MonitoringSdk = {
    init: (given) => {
      options = given;
    },
    captureException: (error, context) => sent.push({ error, context }),
    captureMessage: (message) => messages.push(message),
  };
  return { sdk, sent, messages, options: () => options };
}

const dsn = 'https://key@collector.example/1';

describe('the reporter', () => {
  it('does nothing without a DSN', async () => {
    let loads = 0;
    const load = async () => {
      loads += 1;
      return fakeSdk().sdk;
    };
    for (const none of [undefined, '']) {
      const reporter = createReporter({ dsn: none, load });
      reporter.report(new Error('x'));
      await reporter.start();
    }
    expect(loads).toBe(0);
  });

  it('keeps what happened before the library came, up to a limit', async () => {
    const { sdk, sent, options } = fakeSdk();
    const reporter = createReporter({ dsn, load: async () => sdk, random: () => 1 });
    for (let index = 0; index < 30; index += 1) reporter.report(new Error(`раз ${index}`));
    await Promise.all([reporter.start(), reporter.start()]);
    expect(sent).toHaveLength(20);
    reporter.report(new Error('после'));
    expect(sent).toHaveLength(21);
    expect(options()).toMatchObject({ maxBreadcrumbs: 100, dataCollection: { userInfo: false, cookies: false } });
  });

  it('sends nothing personal, not in the message, not in the stack, not in the context', async () => {
    const { sdk, sent, options } = fakeSdk();
    const reporter = createReporter({ dsn, load: async () => sdk, random: () => 1 });
    await reporter.start();
    reporter.report(new Error('нет +7 (912) 345-67-89'), {
      extra: { phone: '79123456789', note: 'ivan@mail.ru' },
    });
    const [first] = sent;
    const error = first?.error as Error;
    expect(error.message).toBe('нет [phone]');
    expect(error.stack).not.toContain('912');
    expect(first?.context).toEqual({ extra: { phone: '[removed]', note: '[email]' } });
    const breadcrumb = options()?.beforeBreadcrumb({ message: 'POST /a?phone=1' });
    expect(breadcrumb).toEqual({ message: 'POST /a?[query]' });
    const pressed = options()?.beforeBreadcrumb({
      category: 'ui.click',
      message: 'td > input[aria-label="Выбрать: Иванова \\"Анна\\""][type="checkbox"]',
    });
    expect(pressed).toEqual({ category: 'ui.click', message: 'td > input[type="checkbox"]' });
  });

  it('reports every failure of a call with its route and request id', async () => {
    const { sdk, sent } = fakeSdk();
    const reporter = createReporter({ dsn, load: async () => sdk, random: () => 1 });
    await reporter.start();
    const problem = new Problem({
      kind: 'server',
      code: 'INTERNAL',
      status: 500,
      messages: ['Что-то'],
      fields: {},
      requestId: 'r1',
    });
    reporter.onApiEvent({ type: 'failure', key: 'sales.list', problem, messages: [] });
    reporter.onApiEvent({ type: 'session-extended', message: 'x' });
    expect(sent).toHaveLength(1);
    expect(sent[0]?.context).toEqual({
      tags: { route: 'sales.list', kind: 'server', status: '500' },
      extra: { requestId: 'r1', problemCode: 'INTERNAL' },
    });
  });

  it('pings with a chance of one in a thousand', async () => {
    for (const [chance, pings] of [
      [0.0009, 1],
      [0.001, 0],
    ] as const) {
      const { sdk, messages } = fakeSdk();
      await createReporter({ dsn, load: async () => sdk, random: () => chance }).start();
      expect(messages).toHaveLength(pings);
    }
  });

  it('outlives a library that does not load, and tries again', async () => {
    const { sdk, sent } = fakeSdk();
    let tries = 0;
    const load = async () => {
      tries += 1;
      if (tries === 1) throw new Error('chunk');
      return sdk;
    };
    const reporter = createReporter({ dsn, load, random: () => 1 });
    reporter.report(new Error('первая'));
    await reporter.start();
    await reporter.start();
    expect(sent).toHaveLength(1);
  });
});

describe('a real collector', () => {
  let server: Server;
  let received: string[];

  beforeEach(async () => {
    received = [];
    server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        received.push(Buffer.concat(chunks).toString('utf8'));
        response.end('{}');
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });

  afterEach(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  it('gets an envelope of the real SDK without personal data', async () => {
    const { port } = server.address() as AddressInfo;
    const sentry = await import('@sentry/react');
    const reporter = createReporter({
      dsn: `http://key@127.0.0.1:${port}/1`,
      load: async () => sentry,
      random: () => 1,
    });
    await reporter.start();
    reporter.report(new Error('проверка отчёта для 79123456789'), { tags: { route: 'sales.list' } });
    await sentry.flush(2000);
    const envelope = received.join('\n');
    expect(envelope).toContain('проверка отчёта для [phone]');
    expect(envelope).toContain('sales.list');
    expect(envelope).not.toContain('79123456789');
  });
});
