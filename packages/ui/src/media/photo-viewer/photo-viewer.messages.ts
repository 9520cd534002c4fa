import { defineMessages, type Messages } from '../../foundation/messages/define.ts';

const russian = {
  label: 'Фото',
  /** Read aloud when another photo is shown. */
  at: (label: string, number: number, all: number): string => `${label} ${number} из ${all}`,
  role: 'просмотр фото',
  keys: (name: string): string => `${name}. Плюс и минус меняют масштаб, R поворачивает`,
  loading: 'Загружаем фото',
  failed: 'Не загрузили фото',
  larger: 'Крупнее',
  smaller: 'Мельче',
  rotate: 'Повернуть',
  newTab: 'Открыть в новой вкладке',
  previous: 'Предыдущее фото',
  next: 'Следующее фото',
  count: (number: number, all: number): string => `${number} из ${all} фото`,
};

export const photoViewerMessages: Messages<'photoViewer', typeof russian> = /* @__PURE__ */ defineMessages(
  'photoViewer',
  russian,
);
