import { randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';

import { programmeDay } from '../../../../http/wire-date.ts';
import type { Person } from '../../../sales/testing/app.ts';
import type { Victim } from './process.ts';

export type Payer = Person & { cardId: string };

/** One request as its sender knows it: answered «done», or left without an answer. */
export type Operation = {
  kind: 'sale' | 'withdrawal';
  member: string;
  sessionId: string;
  key: string;
  body: unknown;
  state: 'unknown' | 'acknowledged' | 'refused';
  id: string | undefined;
};

const paths = {
  sale: '/api/v1/private/sales/sales',
  withdrawal: '/api/v1/private/transactions/withdrawals',
} as const;

/** What came of a request: undefined without an answer. */
export type OnAnswer = (status: number | undefined, body: unknown, ms: number) => void;

/** Sends an operation once; the same key however often it is sent. */
export async function send(
  victim: Pick<Victim, 'base' | 'tokens'>,
  operation: Operation,
  onAnswer?: OnAnswer,
): Promise<number | undefined> {
  const claims = { userId: operation.member, sessionId: operation.sessionId };
  const token = await victim.tokens.issueAccess(claims, new Date());
  const at = performance.now();
  try {
    const answer = await fetch(victim.base + paths[operation.kind], {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': operation.key,
      },
      body: JSON.stringify(operation.body),
    });
    const json = (await answer.json()) as { data?: { id?: string } };
    onAnswer?.(answer.status, json, performance.now() - at);
    if (answer.status === 200 && json.data?.id) {
      operation.state = 'acknowledged';
      operation.id = json.data.id;
    } else if (answer.status < 500) operation.state = 'refused';
    return answer.status;
  } catch {
    // No answer: it may have been done or not. The same key will tell.
    onAnswer?.(undefined, undefined, performance.now() - at);
    return undefined;
  }
}

/** The operation number `i` of a stream: two sales, a withdrawal and so on, of one person after the other. */
export function operationOf(i: number, people: readonly Payer[], productId: string): Operation {
  const person = people[i % people.length]!;
  const kind = i % 3 === 0 ? ('withdrawal' as const) : ('sale' as const);
  return {
    kind,
    member: person.id,
    sessionId: person.sessionId,
    key: randomUUID(),
    body:
      kind === 'sale'
        ? { saleDate: programmeDay(new Date()), items: [{ productId, quantity: 1 + (i % 3) }], submit: true }
        : { points: 10 + (i % 5), cardId: person.cardId },
    state: 'unknown',
    id: undefined,
  };
}

/** Streams sales and withdrawals of several people at once until it is stopped. */
export function startStream(victim: Victim, people: readonly Payer[], productId: string, lanes: number) {
  const sent: Operation[] = [];
  const answered = new EventEmitter();
  const control = new AbortController();
  const lane = async (n: number): Promise<void> => {
    for (let i = n; !control.signal.aborted; i += 1) {
      const operation = operationOf(i, people, productId);
      sent.push(operation);
      const status = await send(victim, operation);
      if (status === undefined) return;
      answered.emit('answer');
    }
  };
  const done = Promise.all(Array.from({ length: lanes }, (_, n) => lane(n)));
  return {
    sent,
    /** Resolves as soon as so many are acknowledged, however slow the machine; rejects when the stream ends before. */
    async acknowledged(count: number): Promise<void> {
      const ended = done.then(() => Promise.reject(new Error('The stream ended by itself')));
      ended.catch(() => undefined);
      while (sent.filter(({ state }) => state === 'acknowledged').length < count) {
        await Promise.race([once(answered, 'answer'), ended]);
      }
    },
    stop: async (): Promise<void> => {
      control.abort();
      await done;
    },
  };
}
