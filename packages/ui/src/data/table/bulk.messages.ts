import { formatNumber } from '../../foundation/format/numbers.ts';
import { defineMessages, type Messages } from '../../foundation/messages/define.ts';

const russian = {
  /** `undefined` is everything that was found. */
  chosen: (count?: number): string =>
    count === undefined ? 'Выбраны все найденные' : `Выбрано ${formatNumber(count)}`,
  of: (total: number): string => `из ${formatNumber(total)}`,
  all: 'выбрать все',
  label: 'Действия с выбранными',
  other: 'Другие действия с выбранными',
  more: 'Ещё',
  clear: 'Снять выбор',
};

export const bulkMessages: Messages<'bulk', typeof russian> = /* @__PURE__ */ defineMessages('bulk', russian);
