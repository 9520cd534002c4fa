import { expect, it } from 'vitest';

import type { Sale, UploadedFile } from '../../../shared/contract.ts';
import type { SaleCall } from '../form/sender.ts';
import { newSale } from '../form/values.ts';
import { type OutboxCalls, sendSale } from './send-sale.ts';
import type { OutboxStore, WaitingPhoto, WaitingSale } from './waiting-sale.ts';

class Refused extends Error {}
class Cut extends Error {}

/** As the real one: an answer per key, versions, a body bound to its key. `cut(n)` loses the page at the n-th step. */
function world() {
  const answers = new Map<string, { body: string; sale: Sale }>();
  const sales = new Map<string, Sale>();
  const files: string[] = [];
  const submitted: string[] = [];
  const kept = new Map<string, WaitingSale>();
  const photos = new Map<string, WaitingPhoto>();
  let steps = Infinity;
  let keys = 0;
  let refuse = (_call: SaleCall): boolean => false;
  /** Every await of the queue is a place where everything may stop, before the work or after it. */
  async function step<T>(work: () => T): Promise<T> {
    await Promise.resolve();
    if ((steps -= 1) < 0) throw new Cut('before');
    const result = work();
    if ((steps -= 1) < 0) throw new Cut('after');
    return result;
  }
  const perform = (call: SaleCall, key: string): Sale => {
    const body = JSON.stringify(call);
    const known = answers.get(key);
    if (known && known.body !== body) throw new Refused('IDEMPOTENCY_MISMATCH');
    if (known) return known.sale;
    if (refuse(call)) throw new Refused('SALE_SERIAL_DUPLICATE');
    const before = call.kind === 'update' ? sales.get(call.id) : undefined;
    if (call.kind === 'update' && before?.version !== call.body.version) throw new Refused('VERSION_CONFLICT');
    const id = before?.id ?? `s${sales.size + 1}`;
    const status = call.body.submit ? 'moderation' : 'draft';
    const sale = { id, version: (before?.version ?? 0) + 1, status, fileIds: call.body.fileIds } as unknown as Sale;
    if (call.body.submit) submitted.push(id);
    sales.set(id, sale);
    answers.set(key, { body, sale });
    return sale;
  };
  const store: OutboxStore = {
    list: async () => [...kept.values()],
    get: async (id) => kept.get(id),
    put: (sale) => step(() => void kept.set(sale.id, sale)),
    remove: (id) => step(() => void kept.delete(id)),
    photo: async (id) => photos.get(id),
    putPhoto: (photo) => step(() => void photos.set(photo.id, photo)),
  };
  const calls: OutboxCalls = {
    send: (call, key) => step(() => perform(call, key)),
    upload: (photo) =>
      step(() => {
        files.push(photo.id);
        return { id: `f${files.length}`, name: photo.name } as UploadedFile;
      }),
    read: async (id) => sales.get(id),
    refusalOf: (error) => (error instanceof Refused ? { messages: [error.message] } : undefined),
    newKey: () => `key-${(keys += 1)}`,
  };
  return {
    store,
    calls,
    kept,
    photos,
    sales,
    submitted,
    perform,
    forgetKeys: () => answers.clear(),
    refuseIf: (when: (call: SaleCall) => boolean) => void (refuse = when),
    cut: (at: number) => void (steps = at),
  };
}

function waiting(given: ReturnType<typeof world>, change: Partial<WaitingSale> = {}): WaitingSale {
  const photo = { id: 'local:1', name: 'Чек.jpg' };
  const values = { ...newSale('2026-11-25'), files: [photo as UploadedFile] };
  const sale: WaitingSale = { id: 'w1', owner: 'anna', at: 1, values, ...change };
  given.kept.set(sale.id, sale);
  given.photos.set(photo.id, { ...photo, owner: 'anna', blob: new Blob(['jpg']) });
  return sale;
}

const resume = (given: ReturnType<typeof world>) => sendSale(given.kept.get('w1')!, given.store, given.calls);

it('sends one sale with its photo, wherever it is stopped and however often', async () => {
  let places = 0;
  for (let at = 0; ; at += 1) {
    const given = world();
    waiting(given);
    given.cut(at);
    const stopped = await resume(given).then(
      () => false,
      () => true,
    );
    // Started again after the stop, and stopped at the same place once more.
    given.cut(at);
    if (stopped && given.kept.has('w1')) await resume(given).catch(() => undefined);
    given.cut(Infinity);
    if (given.kept.has('w1')) await resume(given);
    expect([at, given.submitted, given.sales.size, given.kept.size]).toEqual([at, ['s1'], 1, 0]);
    expect(given.sales.get('s1')).toMatchObject({ status: 'moderation', fileIds: [expect.stringMatching(/^f\d$/)] });
    if (!stopped) break;
    places += 1;
  }
  expect(places).toBeGreaterThan(10);
});

it('finds a sale that was sent before the server forgot the key', async () => {
  let found = 0;
  for (let at = 0; at < 30; at += 1) {
    const given = world();
    waiting(given);
    given.cut(at);
    await resume(given).catch(() => undefined);
    // The server has it, and the queue does not know.
    if (given.submitted.length === 0 || given.kept.size === 0) continue;
    found += 1;
    given.cut(Infinity);
    given.forgetKeys();
    expect(await resume(given)).toBe('sent');
    expect([given.submitted, given.kept.size]).toEqual([['s1'], 0]);
  }
  expect(found).toBeGreaterThan(0);
});

it('settles the call the form had on its way first: a sale it has sent is not sent again', async () => {
  const given = world();
  const body = { items: [], submit: true, fileIds: [] };
  given.perform({ kind: 'create', body }, 'form-key');
  waiting(given, { call: { kind: 'create', body, key: 'form-key' }, isCallEarlier: true });
  expect(await resume(given)).toMatchObject({ id: 's1' });
  expect([given.submitted, given.sales.size, given.kept.size]).toEqual([['s1'], 1, 0]);
});

it('goes on with the draft an earlier call of the form has made, and without one that was refused', async () => {
  for (const refused of [false, true]) {
    const given = world();
    const body = { items: [], submit: false, fileIds: [] };
    given.refuseIf((call) => refused && call.body.fileIds?.length === 0);
    waiting(given, { call: { kind: 'create', body, key: 'form-key' }, isCallEarlier: true });
    expect(await resume(given)).toMatchObject({ status: 'moderation' });
    expect([given.submitted, given.sales.size]).toEqual([['s1'], 1]);
  }
});

it('keeps what the server refuses, with the reason, and sends it under a new key once it is corrected', async () => {
  const given = world();
  waiting(given);
  given.refuseIf((call) => call.body.submit);
  expect(await resume(given)).toBe('refused');
  const sale = given.kept.get('w1')!;
  expect(sale).toMatchObject({ refusal: { messages: ['SALE_SERIAL_DUPLICATE'] }, values: { saved: { id: 's1' } } });
  expect(sale.call).toBeUndefined();
  given.refuseIf(() => false);
  given.kept.set('w1', { ...sale, refusal: undefined });
  await resume(given);
  expect([given.submitted, given.sales.size, given.kept.size]).toEqual([['s1'], 1, 0]);
});

it('begins again with a draft when the one it had was deleted elsewhere', async () => {
  const given = world();
  const sale = waiting(given);
  given.kept.set('w1', { ...sale, values: { ...sale.values, saved: { id: 'gone', version: 3 } } });
  expect(await resume(given)).toBe('refused');
  expect(given.kept.get('w1')).toMatchObject({ values: { saved: null } });
});

it('never goes on with the sale of another form whose lost call an earlier build took over', async () => {
  for (const submit of [false, true]) {
    const given = world();
    const body = { items: [], submit, fileIds: [] };
    const own = given.perform({ kind: 'create', body: { ...body, submit: false } }, 'own');
    const saved = { id: own.id, version: own.version };
    const values = { ...newSale('2026-11-25'), saved };
    waiting(given, { values, call: { kind: 'create', body, key: 'of-another' }, isCallEarlier: true });
    expect(await resume(given)).toMatchObject({ id: 's1', status: 'moderation' });
    expect([given.submitted.at(-1), given.sales.get('s2')?.status]).toEqual(['s1', submit ? 'moderation' : 'draft']);
  }
});
