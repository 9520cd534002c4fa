import type {
  MemberStatus,
  PassportStatus,
  RegistryStatus,
  SaleStatus,
  TuningStatus,
  WithdrawalStatus,
} from '@pribavka/api';
import type { GlyphName } from '@pribavka/ui';

/** State = shape + word (visual notes §6.2); the words are the dictionary's, for the moment before it is there. */
export interface State {
  readonly glyph: GlyphName;
  readonly word: string;
}

export const saleStates: Readonly<Record<SaleStatus, State>> = {
  draft: { glyph: 'draft', word: 'Черновик' },
  moderation: { glyph: 'wait', word: 'На проверке' },
  clarification: { glyph: 'warn', word: 'Ждём уточнения' },
  confirmed: { glyph: 'ok', word: 'Подтверждена' },
  rejected: { glyph: 'bad', word: 'Отклонена' },
  cancelled: { glyph: 'stop', word: 'Отменена' },
  partially_returned: { glyph: 'stop', word: 'Возврат части' },
  returned: { glyph: 'stop', word: 'Возврат' },
};

export const memberStates: Readonly<Record<MemberStatus, State>> = {
  moderation: { glyph: 'wait', word: 'На модерации' },
  confirmed: { glyph: 'ok', word: 'Подтверждён' },
  rejected: { glyph: 'bad', word: 'Отклонён' },
  blocked: { glyph: 'stop', word: 'Заблокирован' },
  deleted: { glyph: 'stop', word: 'Удалён' },
};

export const passportStates: Readonly<Record<PassportStatus, State>> = {
  empty: { glyph: 'draft', word: 'Не заполнены' },
  on_check: { glyph: 'wait', word: 'На проверке' },
  verified: { glyph: 'ok', word: 'Проверены' },
  declined: { glyph: 'bad', word: 'Отклонены' },
  expired: { glyph: 'warn', word: 'Требуют обновления' },
};

export const withdrawalStates: Readonly<Record<WithdrawalStatus, State>> = {
  new: { glyph: 'new', word: 'Новая' },
  on_review: { glyph: 'wait', word: 'На проверке' },
  approved: { glyph: 'plan', word: 'Одобрена' },
  in_registry: { glyph: 'wait', word: 'В реестре' },
  paid: { glyph: 'ok', word: 'Выплачено' },
  failed: { glyph: 'bad', word: 'Банк не принял' },
  rejected: { glyph: 'bad', word: 'Отклонена' },
  cancelled: { glyph: 'stop', word: 'Отменена' },
  returned: { glyph: 'stop', word: 'Баллы возвращены' },
};

export const registryStates: Readonly<Record<RegistryStatus, State>> = {
  formed: { glyph: 'new', word: 'Сформирован' },
  approved: { glyph: 'plan', word: 'Утверждён' },
  completed: { glyph: 'ok', word: 'Исполнен' },
};

export const tuningStates: Readonly<Record<TuningStatus, State>> = {
  on_approval: { glyph: 'wait', word: 'Ждёт утверждения' },
  applied: { glyph: 'ok', word: 'Проведена' },
  rejected: { glyph: 'bad', word: 'Отклонена' },
  cancelled: { glyph: 'stop', word: 'Отменена' },
};
