import { expect, it } from 'vitest';

import type { Sale } from '../../../shared/contract.ts';
import { newSale } from '../form/values.ts';
import { drain } from './drain.ts';
import { queueLock, saleLock } from './locks.ts';
import type { OutboxCalls } from './send-sale.ts';
import type { OutboxStore, WaitingSale } from './waiting-sale.ts';

class Refused extends Error {}

/** A queue of three sales of Anna and one of somebody else; `behave` is the server. */
function queue(behave: (comment: string) => void = () => undefined) {
  const sale = (id: string, at: number, owner = 'anna'): WaitingSale => ({
    id,
    owner,
    at,
    values: { ...newSale('2026-11-25'), comment: id, saved: { id, version: 1 } },
  });
  const kept = new Map(
    [sale('c', 3), sale('a', 1), sale('other', 0, 'boris'), sale('b', 2)].map((one) => [one.id, one]),
  );
  const sent: string[] = [];
  const store: OutboxStore = {
    list: async (owner) =>
      [...kept.values()].filter((one) => one.owner === owner).toSorted((one, next) => one.at - next.at),
    get: async (id) => kept.get(id),
    put: async (one) => void kept.set(one.id, one),
    remove: async (id) => void kept.delete(id),
    photo: async () => undefined,
    putPhoto: async () => undefined,
  };
  const calls: OutboxCalls = {
    async send(call) {
      behave(call.body.comment ?? '');
      await Promise.resolve();
      sent.push(call.body.comment ?? '');
      return { id: 's', status: 'moderation' } as Sale;
    },
    upload: () => Promise.reject(new Error('no photos here')),
    read: async (id) => ({ id, version: 1, status: 'draft' }) as Sale,
    refusalOf: (error) => (error instanceof Refused ? { messages: ['Нет'] } : undefined),
    newKey: () => crypto.randomUUID(),
  };
  return { kept, sent, options: { owner: 'anna', store, calls, isHere: () => true } };
}

it('sends in order, and never what belongs to another member', async () => {
  const { kept, sent, options } = queue();
  expect(await drain(options)).toBe('empty');
  expect(sent).toEqual(['a', 'b', 'c']);
  expect([...kept.keys()]).toEqual(['other']);
});

it('sends once although two tabs begin at the same moment', async () => {
  const { sent, options } = queue();
  const outcomes = await Promise.all([drain(options), drain(options)]);
  expect(outcomes.toSorted()).toEqual(['empty', 'waiting']);
  expect(sent).toEqual(['a', 'b', 'c']);
});

it('stops at the first sale of which nothing is known, and passes over one that is refused', async () => {
  const lost = queue((comment) => {
    if (comment === 'b') throw new Error('lost');
  });
  expect(await drain(lost.options)).toBe('waiting');
  expect(lost.sent).toEqual(['a']);
  const refused = queue((comment) => {
    if (comment === 'b') throw new Refused('no');
  });
  expect(await drain(refused.options)).toBe('empty');
  expect(refused.sent).toEqual(['a', 'c']);
  expect(refused.kept.get('b')).toMatchObject({ refusal: { messages: ['Нет'] } });
});

it('leaves alone a sale that is being corrected, and sends nothing more once the member has left', async () => {
  const { sent, options } = queue();
  await navigator.locks.request(`pribavka-${saleLock('a')}`, async () => {
    expect(await drain(options)).toBe('waiting');
  });
  expect(sent).toEqual(['b', 'c']);
  const left = queue();
  await drain({ ...left.options, isHere: () => left.sent.length < 1 });
  expect(left.sent).toEqual(['a']);
});

it('waits for nobody: a queue sent elsewhere is not sent here', async () => {
  const { sent, options } = queue();
  await navigator.locks.request(`pribavka-${queueLock('anna')}`, async () => {
    expect(await drain(options)).toBe('waiting');
  });
  expect(sent).toEqual([]);
});
