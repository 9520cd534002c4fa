import { defineMessages, type Messages } from '../../foundation/messages/define.ts';

const russian = {
  today: 'Сегодня',
  yesterday: 'Вчера',
  week: '7 дней',
  days30: '30 дней',
  month: 'Этот месяц',
  lastMonth: 'Прошлый месяц',
  quarter: 'Этот квартал',
  all: 'Всё время',
  title: 'Период',
  /** Name of a chip that shows the period alone. */
  period: (text: string): string => `Период: ${text}`,
  remove: (label?: string): string => `Убрать: ${label ?? 'период'}`,
};

export const rangeMessages: Messages<'range', typeof russian> = /* @__PURE__ */ defineMessages('range', russian);
