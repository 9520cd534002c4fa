import type { CountForms } from '../../foundation/format/numbers.ts';
import { defineMessages, type Messages } from '../../foundation/messages/define.ts';

const russian = {
  label: 'Экспорт',
  failed: 'Не смогли собрать файл. Попробуйте снова.',
  nothing: 'Выгружать нечего: строк нет',
  /** Read aloud when the file is there; `count` is the rows in it, in words. */
  ready: (count?: string): string => (count === undefined ? 'Файл готов' : `Файл готов: ${count}`),
  progress: (label: string): string => `${label}: готово`,
  /** «300 из 1 318 строк»: the whole is in words. */
  part: (done: string, total: string): string => `${done} из ${total}`,
  rows: ['строка', 'строки', 'строк'] as CountForms,
};

export const exportMessages: Messages<'export', typeof russian> = /* @__PURE__ */ defineMessages('export', russian);
