import { formatCount } from '../../foundation/format/numbers.ts';
import { defineMessages, type Messages } from '../../foundation/messages/define.ts';

const russian = {
  presets: 'Готовые периоды',
  from: 'Начало периода',
  to: 'Конец периода',
  days: (days: number): string => formatCount(days, ['день', 'дня', 'дней']),
  cancel: 'Отмена',
  apply: 'Показать',
  /** The button of a phone, which repeats the period. */
  show: (period?: string): string => `Показать ${period ?? 'всё время'}`,
  tooLong: (most: number, now: number): string =>
    `Период не длиннее ${formatCount(most, ['дня', 'дней', 'дней'])}, сейчас ${now}`,
  /** Read aloud while a period is chosen. */
  started: (day: string): string => `Начало: ${day}. Выберите конец периода`,
  chosen: (period: string): string => `Период: ${period}`,
};

export const rangePanelMessages: Messages<'rangePanel', typeof russian> = /* @__PURE__ */ defineMessages(
  'rangePanel',
  russian,
);
