import { defineMessages, type Messages } from '../../foundation/messages/define.ts';

const russian = {
  category: 'Период',
  noData: 'нет данных',
  asPicture: 'Показать графиком',
  asTable: 'Показать таблицей',
  /** Name of the picture, read aloud. */
  summary: (caption: string, total: string): string => `${caption}. Всего ${total}`,
};

export const chartMessages: Messages<'chart', typeof russian> = /* @__PURE__ */ defineMessages('chart', russian);
