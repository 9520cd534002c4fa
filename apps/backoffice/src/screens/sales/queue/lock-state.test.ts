import { describe, expect, it } from 'vitest';

import type { Sale } from './decision.ts';
import { lockSentence } from './lock-sentence.ts';
import { canDecide, canTake, eventOf, isWaiting, type LockEvent, type LockState, nextLock } from './lock-state.ts';

const states: readonly LockState[] = [
  'asking',
  'unsure',
  'mine',
  'other',
  'lost',
  'elsewhere',
  'moved',
  'idle',
  'closed',
];

/** Every state × every event; rows are states in the order above. */
const table: Readonly<Record<LockEvent, readonly LockState[]>> = {
  granted: ['mine', 'mine', 'mine', 'mine', 'mine', 'mine', 'mine', 'mine', 'mine'],
  locked: ['other', 'other', 'lost', 'other', 'lost', 'other', 'lost', 'other', 'other'],
  elsewhere: ['elsewhere', 'elsewhere', 'moved', 'elsewhere', 'moved', 'elsewhere', 'moved', 'elsewhere', 'elsewhere'],
  lapsed: [...states],
  refused: ['closed', 'closed', 'closed', 'closed', 'closed', 'closed', 'closed', 'closed', 'closed'],
  unknown: ['unsure', 'unsure', 'mine', 'other', 'lost', 'elsewhere', 'moved', 'idle', 'closed'],
  away: ['idle', 'idle', 'idle', 'other', 'lost', 'elsewhere', 'moved', 'idle', 'closed'],
};

describe('the lock of the open sale', () => {
  it.each(Object.entries(table) as [LockEvent, readonly LockState[]][])(
    'goes on from every state by «%s»',
    (event, to) => {
      expect(states.map((state) => nextLock(state, event))).toEqual(to);
    },
  );

  it('reads the refusals of the server; one it does not know closes the sale', () => {
    expect(['SALE_LOCKED', 'SALE_LOCKED_ELSEWHERE', 'SALE_LOCK_LOST', 'SALE_STATUS', 'SALE_OWN'].map(eventOf)).toEqual([
      'locked',
      'elsewhere',
      'lapsed',
      'refused',
      'refused',
    ]);
  });

  it('lets a state decide, wait or be taken by a press, never two of them but where the other tab may also close', () => {
    expect(states.map((state) => [canDecide(state), isWaiting(state), canTake(state)])).toEqual([
      [false, false, false],
      [true, false, false],
      [true, false, false],
      [false, true, false],
      [false, true, false],
      [false, true, true],
      [false, true, true],
      [false, false, true],
      [false, false, false],
    ]);
  });

  it('has one sentence for each state that decides nothing, and none for one that does', () => {
    const held = {
      status: 'moderation',
      disputed: false,
      allowedActions: [],
      review: { lockedBy: { name: 'Иванова Анна' } },
    };
    const sale = held as unknown as Sale;
    const said = states.map((state) => lockSentence(state, sale, false));
    expect(said).toEqual([
      undefined,
      undefined,
      undefined,
      'Проверяет Иванова Анна. Когда продажа освободится, её можно будет решить здесь',
      'Теперь проверяет Иванова Анна.',
      'Эта продажа открыта у вас в другой вкладке',
      'Вы продолжили проверку в другой вкладке',
      'Десять минут без действий: продажа вернулась в очередь',
      'Решение по этой продаже принимает другой сотрудник',
    ]);
    expect(lockSentence('lost', sale, true)).toBe('Теперь проверяет Иванова Анна. Ваш текст сохранён');
    const of = (status: string, more: object = {}) =>
      lockSentence('closed', { ...held, status, ...more } as unknown as Sale, false);
    expect(of('clarification')).toBe('Ждём ответа участника: после него продажа вернётся в очередь');
    expect(of('confirmed')).toBe('Решение по этой продаже уже принято');
    expect(of('moderation', { disputed: true })).toBeUndefined();
  });
});
