import { defineMessages, type Messages } from '../../foundation/messages/define.ts';

const russian = {
  filters: 'Фильтры',
  more: 'Ещё фильтры',
  add: 'Добавить фильтр',
  filter: 'Фильтр',
  reset: 'Сбросить',
  remove: (label: string): string => `Убрать фильтр: ${label}`,
  yes: 'да',
  text: (text: string): string => `«${text}»`,
  chosen: (count: number): string => `${count} выбрано`,
  from: (value: string): string => `от ${value}`,
  to: (value: string): string => `до ${value}`,
};

export const filtersMessages: Messages<'filters', typeof russian> = /* @__PURE__ */ defineMessages('filters', russian);
