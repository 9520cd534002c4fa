import { formatCount, formatNumber } from '../../foundation/format/numbers.ts';
import { defineMessages, type Messages } from '../../foundation/messages/define.ts';

const russian = {
  create: (query: string): string => `Добавить «${query}»`,
  empty: 'Ничего не нашли',
  short: (least: number): string => `Введите не меньше ${formatCount(least, ['символа', 'символов', 'символов'])}`,
  added: (label: string): string => `${label}: выбрано`,
  removed: (label: string): string => `${label}: убрано`,
  clear: 'Очистить',
  failed: 'Не загрузили варианты',
  retry: 'Повторить',
  searching: 'Ищем…',
  list: 'Варианты',
  /** Read aloud once the options have come. */
  count: (count: number): string => formatCount(count, ['вариант', 'варианта', 'вариантов']),
  part: (shown: number, total: number): string =>
    `Показано ${formatNumber(shown)} из ${formatNumber(total)}. Уточните запрос`,
};

export const comboboxMessages: Messages<'combobox', typeof russian> = /* @__PURE__ */ defineMessages(
  'combobox',
  russian,
);
