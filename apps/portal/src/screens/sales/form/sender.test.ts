import { expect, it } from 'vitest';

import type { Sale, SaleInput } from '../../../shared/contract.ts';
import { type CallOwner, createSender, type SaleCall } from './sender.ts';

class Refusal extends Error {}

/** A server that answers once per key, as the real one does, and can lose answers. */
function server() {
  const answers = new Map<string, { body: string; sale: Sale }>();
  const bodies = new Map<string, string | undefined>();
  let made = 0;
  let submitted = 0;
  let lose = 0;
  return {
    sales: () => made,
    submitted: () => submitted,
    bodyOf: (id: string) => bodies.get(id),
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
        const id = call.kind === 'update' ? call.id : `s${made}`;
        bodies.set(id, call.body.comment);
        answers.set(key, { body, sale: { id, version } as Sale });
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
/** The form of a new sale. */
const fresh: CallOwner = { saved: null, formId: 'f1' };
const formOf = (id: string, version = 1): CallOwner => ({ saved: { id, version } });
const body = (submit: boolean, comment = ''): SaleInput => ({ items: [], submit, comment });

it('makes one sale of twenty presses', async () => {
  const host = server();
  const sender = createSender(options(host));
  await Promise.all(Array.from({ length: 20 }, async () => sender.save(body(false), fresh)));
  expect(host.sales()).toBe(1);
});

it('makes one sale when the answer is lost and the form is sent again, changed or not', async () => {
  const host = server();
  const sender = createSender(options(host));
  host.loseNext(1);
  await expect(sender.save(body(true), fresh)).rejects.toThrow('Нет связи');
  const sale = await sender.save(body(true, 'дописали'), fresh);
  expect([sale.id, host.sales(), host.submitted()]).toEqual(['s1', 1, 1]);
});

it('goes on after a reload of the page with the call that was on its way', async () => {
  const host = server();
  const storage = memory();
  host.loseNext(2);
  await expect(createSender(options(host, storage)).save(body(false), fresh)).rejects.toThrow();
  await expect(createSender(options(host, storage)).save(body(false), fresh)).rejects.toThrow();
  const sale = await createSender(options(host, storage)).save(body(true), fresh);
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
  await expect(sender.save(body(true), fresh)).rejects.toThrow('SALE_SERIAL_DUPLICATE');
  await sender.save(body(true, 'другой номер'), fresh);
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
  const draft = sender.save(body(false), fresh);
  draft.catch(() => undefined);
  const patience = new AbortController();
  const sending = sender.save(body(true), fresh, patience.signal);
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
  await expect(alone.save(body(true), fresh, AbortSignal.timeout(10))).rejects.toMatchObject({
    name: 'TimeoutError',
  });
});

it('gives the lost call of one sale to no form of another', async () => {
  const host = server();
  const storage = memory();
  host.loseNext(1);
  await expect(createSender(options(host, storage)).save(body(false, 'А'), fresh)).rejects.toThrow();
  const other = await createSender(options(host, storage)).save(body(true, 'Б'), formOf('s9', 4));
  expect([other.id, host.bodyOf('s1'), host.bodyOf('s9')]).toEqual(['s9', 'А', 'Б']);
  // The form that lost it still goes on with its own sale.
  const own = await createSender(options(host, storage)).save(body(true, 'А и ещё'), fresh);
  expect([own.id, host.sales(), host.bodyOf('s1'), host.bodyOf('s9')]).toEqual(['s1', 1, 'А и ещё', 'Б']);
});

it('keeps what each of two saved sales has lost, and never the sending of one for the other', async () => {
  const host = server();
  const storage = memory();
  host.loseNext(2);
  await expect(createSender(options(host, storage)).save(body(true, 'А'), formOf('a'))).rejects.toThrow();
  await expect(createSender(options(host, storage)).save(body(false, 'Б'), formOf('b'))).rejects.toThrow();
  expect(await createSender(options(host, storage)).save(body(true, 'Б2'), formOf('b'))).toMatchObject({ id: 'b' });
  expect(await createSender(options(host, storage)).save(body(true, 'А2'), formOf('a'))).toMatchObject({ id: 'a' });
  expect([host.bodyOf('a'), host.bodyOf('b'), host.submitted()]).toEqual(['А', 'Б2', 2]);
});

it('does what an abandoned form of a new sale has lost, and makes a sale of its own', async () => {
  const host = server();
  const storage = memory();
  host.loseNext(1);
  await expect(createSender(options(host, storage)).save(body(true, 'А'), fresh)).rejects.toThrow();
  const next = await createSender(options(host, storage)).save(body(true, 'Б'), { saved: null, formId: 'f2' });
  expect([next.id, host.sales(), host.bodyOf('s1'), host.bodyOf('s2')]).toEqual(['s2', 2, 'А', 'Б']);
});

it('finds what an earlier build kept in the one place for all, where it is about a sale or a new one', async () => {
  const host = server();
  const storage = memory();
  storage.setItem(
    'sale',
    JSON.stringify({ kind: 'update', id: 'a', body: { ...body(false, 'А'), version: 3 }, key: 'k' }),
  );
  await createSender(options(host, storage)).save(body(false, 'Б'), fresh);
  expect([host.bodyOf('s1'), host.bodyOf('a')]).toEqual(['Б', undefined]);
  expect(await createSender(options(host, storage)).save(body(true, 'А2'), formOf('a', 3))).toMatchObject({
    version: 5,
  });

  storage.setItem('sale', JSON.stringify({ kind: 'create', body: body(false, 'В'), key: 'old' }));
  const sale = await createSender(options(host, storage)).save(body(true, 'В2'), { saved: null, formId: 'f3' });
  expect([sale.id, host.sales(), host.bodyOf('s2')]).toEqual(['s2', 2, 'В2']);
});

it('leaves to the queue the call of its own sale only, and what the form has not heard of yet', async () => {
  const host = server();
  const storage = memory();
  const sender = createSender(options(host, storage));
  await sender.save(body(false), fresh);
  host.loseNext(1);
  await expect(sender.save(body(true), fresh)).rejects.toThrow();
  const { saved, call, forget } = sender.leave(fresh);
  expect([saved, call]).toMatchObject([
    { id: 's1', version: 1 },
    { kind: 'update', id: 's1' },
  ]);
  expect(createSender(options(host, storage)).leave(formOf('b')).call).toBeUndefined();
  forget();
  expect(sender.leave(fresh).call).toBeUndefined();
});
