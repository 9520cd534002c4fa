import { expect, it } from 'vitest';

import type { Sale, SaleInput } from '../../../shared/contract.ts';
import { createSender, type SaleCall } from './sender.ts';

class Refusal extends Error {}

/** A server that answers once per key, as the real one does, and can lose answers. */
function server() {
  const answers = new Map<string, { body: string; sale: Sale }>();
  let made = 0;
  let submitted = 0;
  let lose = 0;
  return {
    sales: () => made,
    submitted: () => submitted,
    loseNext: (times: number) => void (lose = times),
    async send(call: SaleCall, key: string): Promise<Sale> {
      await Promise.resolve();
      const body = JSON.stringify(call);
      const known = answers.get(key);
      if (known && known.body !== body) throw new Refusal('IDEMPOTENCY_MISMATCH');
      if (!known) {
        if (call.kind === 'create') made += 1;
        if (call.body.submit) submitted += 1;
        const version = call.kind === 'update' ? call.body.version + 1 : 1;
        answers.set(key, { body, sale: { id: call.kind === 'update' ? call.id : `s${made}`, version } as Sale });
      }
      if (lose > 0) {
        lose -= 1;
        throw new Error('Нет связи');
      }
      return answers.get(key)!.sale;
    },
  };
}

function memory() {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

let keys = 0;
const options = (host: ReturnType<typeof server>, storage = memory()) => ({
  send: async (call: SaleCall, key: string) => host.send(call, key),
  refused: (error: unknown) => error instanceof Refusal,
  newKey: () => `key-${(keys += 1)}`,
  storage,
  slot: 'sale',
});
const body = (submit: boolean, comment = ''): SaleInput => ({ items: [], submit, comment });

it('makes one sale of twenty presses', async () => {
  const host = server();
  const sender = createSender(options(host));
  await Promise.all(Array.from({ length: 20 }, async () => sender.save(body(false), undefined)));
  expect(host.sales()).toBe(1);
});

it('makes one sale when the answer is lost and the form is sent again, changed or not', async () => {
  const host = server();
  const sender = createSender(options(host));
  host.loseNext(1);
  await expect(sender.save(body(true), undefined)).rejects.toThrow('Нет связи');
  const sale = await sender.save(body(true, 'дописали'), undefined);
  expect([sale.id, host.sales(), host.submitted()]).toEqual(['s1', 1, 1]);
});

it('goes on after a reload of the page with the call that was on its way', async () => {
  const host = server();
  const storage = memory();
  host.loseNext(2);
  await expect(createSender(options(host, storage)).save(body(false), undefined)).rejects.toThrow();
  await expect(createSender(options(host, storage)).save(body(false), undefined)).rejects.toThrow();
  const sale = await createSender(options(host, storage)).save(body(true), undefined);
  expect([sale.version, host.sales(), host.submitted()]).toEqual([2, 1, 1]);
});

it('sends again, under a new key, what the server refused', async () => {
  const host = server();
  let first = true;
  const sender = createSender({
    ...options(host),
    send: async (call, key) => {
      if (first) {
        first = false;
        throw new Refusal('SALE_SERIAL_DUPLICATE');
      }
      return host.send(call, key);
    },
  });
  await expect(sender.save(body(true), undefined)).rejects.toThrow('SALE_SERIAL_DUPLICATE');
  await sender.save(body(true, 'другой номер'), undefined);
  expect([host.sales(), host.submitted()]).toEqual([1, 1]);
});

it('gives up a line that brings nothing: the call stays for later, and what stood behind it is not sent', async () => {
  const host = server();
  const storage = memory();
  const asked: boolean[] = [];
  const sender = createSender({
    ...options(host, storage),
    // Connects, takes the call and never answers.
    send: async (call, _key, signal) => {
      asked.push(call.body.submit);
      return new Promise<Sale>((_, reject) => {
        signal?.addEventListener('abort', () => reject(new Error('aborted')));
      });
    },
  });
  const draft = sender.save(body(false), undefined);
  draft.catch(() => undefined);
  const patience = new AbortController();
  const sending = sender.save(body(true), undefined, patience.signal);
  const reason = new DOMException('late', 'TimeoutError');
  setTimeout(() => patience.abort(reason), 10);
  await expect(sending).rejects.toBe(reason);
  expect(asked).toEqual([false]);
  expect(JSON.parse(storage.getItem('sale') ?? '{}')).toMatchObject({ kind: 'create', body: { submit: false } });

  const alone = createSender({
    ...options(host, memory()),
    send: async (_call, _key, signal) =>
      new Promise<Sale>((_, reject) => {
        signal?.addEventListener('abort', () => reject(new Error('aborted')));
      }),
  });
  await expect(alone.save(body(true), undefined, AbortSignal.timeout(10))).rejects.toMatchObject({
    name: 'TimeoutError',
  });
});
