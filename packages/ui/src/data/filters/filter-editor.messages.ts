import { defineMessages, type Messages } from '../../foundation/messages/define.ts';

const russian = {
  title: 'Фильтры',
  show: 'Показать',
  reset: 'Сбросить',
  since: 'С',
  until: 'По',
  from: 'От',
  fromHint: 'от',
  to: 'До',
  toHint: 'до',
  find: (label: string): string => `Найти: ${label.toLowerCase()}`,
  empty: 'Ничего не нашли',
  failed: 'Не загрузили список. Измените поиск или откройте фильтр ещё раз.',
  offline: 'Не загрузили список. Проверьте интернет.',
};

export const filterEditorMessages: Messages<'filterEditor', typeof russian> = /* @__PURE__ */ defineMessages(
  'filterEditor',
  russian,
);
