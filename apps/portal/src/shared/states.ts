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

/** Where the points of an operation are now, for their owner. */
export function operationState(operation: Operation): State {
  const { type, standing, direction } = operation;
  const isAccrual = type === 'SALE_ACCRUAL' || type === 'PROMO_ACCRUAL';
  if (standing === 'waiting') return { glyph: 'wait', word: isAccrual ? 'В ожидании' : 'В обработке' };
  if (standing === 'undone') return { glyph: 'stop', word: isAccrual ? 'Отменено' : 'Баллы вернулись' };
  if (isAccrual) return { glyph: 'ok', word: 'Стали доступны' };
  if (type === 'ACCRUAL_CANCEL') return { glyph: 'stop', word: 'Отменено' };
  if (type === 'RETURN_DEBT') return { glyph: 'wait', word: 'Задолженность' };
  if (type === 'DEBT_WRITE_OFF') return { glyph: 'ok', word: 'Долг снят' };
  if (type === 'WITHDRAWAL_RELEASE') return { glyph: 'ok', word: 'Возвращено' };
  if (type === 'WITHDRAWAL_PAID' || type === 'WITHDRAWAL_HOLD') return { glyph: 'ok', word: 'Выплачено' };
  return direction === 'credit' ? { glyph: 'ok', word: 'Начислено' } : { glyph: 'stop', word: 'Списано' };
}
