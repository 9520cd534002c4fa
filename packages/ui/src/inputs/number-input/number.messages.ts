import { pluralRu } from '../../foundation/format/numbers.ts';
import { defineMessages, type Messages } from '../../foundation/messages/define.ts';

const russian = {
  unreadable: 'Нужно число, только цифры',
  integer: 'Только целое число',
  fraction: (digits: number): string =>
    `Не больше ${digits} ${pluralRu(digits, ['знака', 'знаков', 'знаков'])} после запятой`,
  negative: 'Число без минуса',
  ambiguous: 'Непонятно, тысячи это или дробь: введите без точки и запятой в тысячах',
  long: 'Слишком длинное число',
};

export const numberMessages: Messages<'number', typeof russian> = /* @__PURE__ */ defineMessages('number', russian);
