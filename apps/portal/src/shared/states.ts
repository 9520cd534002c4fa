import { statuses, type StatusDisplay } from '@pribavka/api';

import type { Operation } from './contract.ts';

type State = Pick<StatusDisplay, 'glyph' | 'word'>;

/** State = shape + word (visual notes §6.2); one word per state over the whole platform. */
export const {
  sale: saleStates,
  saleItem: saleItemStates,
  withdrawal: withdrawalStates,
  passport: passportStates,
  member: memberStates,
} = statuses;

/** Where an operation stands for its owner: waiting, done, taken off. */
export function operationState(operation: Operation): State {
  if (operation.activeDelta === 0 && operation.pendingDelta > 0) return { glyph: 'wait', word: 'В ожидании' };
  if (operation.type === 'WITHDRAWAL_HOLD') return { glyph: 'wait', word: 'В обработке' };
  if (operation.type === 'WITHDRAWAL_PAID') return { glyph: 'ok', word: 'Выплачено' };
  return operation.direction === 'credit' ? { glyph: 'ok', word: 'Начислено' } : { glyph: 'stop', word: 'Списано' };
}

/** Signed number of points as the member sees it: what his sums gained or lost. */
export function operationPoints(operation: Operation): number {
  return operation.direction === 'credit' ? operation.points : -operation.points;
}
