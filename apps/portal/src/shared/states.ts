import type { GlyphName } from '@pribavka/ui';

import type { Operation, SaleItem, SaleStatus, User, Withdrawal } from './contract.ts';

/** State = shape + word (visual notes §6.2). */
export interface State {
  readonly glyph: GlyphName;
  readonly word: string;
}

export const saleStates: Readonly<Record<SaleStatus, State>> = {
  draft: { glyph: 'draft', word: 'Черновик' },
  moderation: { glyph: 'wait', word: 'На проверке' },
  clarification: { glyph: 'warn', word: 'Нужно уточнение' },
  confirmed: { glyph: 'ok', word: 'Подтверждена' },
  rejected: { glyph: 'bad', word: 'Отклонена' },
  cancelled: { glyph: 'stop', word: 'Отменена' },
  partially_returned: { glyph: 'stop', word: 'Возврат части' },
  returned: { glyph: 'stop', word: 'Возврат' },
};

export const saleItemStates: Readonly<Record<SaleItem['status'], State>> = {
  pending: { glyph: 'wait', word: 'На проверке' },
  approved: { glyph: 'ok', word: 'Подтверждена' },
  rejected: { glyph: 'bad', word: 'Отклонена' },
  returned: { glyph: 'stop', word: 'Возврат' },
  partially_returned: { glyph: 'stop', word: 'Возврат части' },
};

export const withdrawalStates: Readonly<Record<Withdrawal['status'], State>> = {
  new: { glyph: 'new', word: 'Принята' },
  on_review: { glyph: 'wait', word: 'На проверке' },
  approved: { glyph: 'plan', word: 'Одобрена' },
  in_registry: { glyph: 'wait', word: 'Отправлена в банк' },
  paid: { glyph: 'ok', word: 'Выплачено' },
  failed: { glyph: 'warn', word: 'Банк не принял' },
  rejected: { glyph: 'bad', word: 'Отклонена' },
  cancelled: { glyph: 'stop', word: 'Отменена' },
  returned: { glyph: 'stop', word: 'Баллы возвращены' },
};

export const passportStates: Readonly<Record<User['passport']['status'], State>> = {
  empty: { glyph: 'draft', word: 'Не заполнены' },
  on_check: { glyph: 'wait', word: 'На проверке' },
  verified: { glyph: 'ok', word: 'Проверены' },
  declined: { glyph: 'bad', word: 'Отклонены' },
  expired: { glyph: 'warn', word: 'Требуют обновления' },
};

export const memberStates: Readonly<Record<User['status'], State>> = {
  moderation: { glyph: 'wait', word: 'Анкета на проверке' },
  confirmed: { glyph: 'ok', word: 'Участник подтверждён' },
  rejected: { glyph: 'bad', word: 'Анкета отклонена' },
  blocked: { glyph: 'stop', word: 'Доступ закрыт' },
  deleted: { glyph: 'stop', word: 'Учётная запись удалена' },
};

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
