import { formatCount } from '../../foundation/format/numbers.ts';
import { defineMessages, type Messages } from '../../foundation/messages/define.ts';

const russian = {
  label: 'Поиск и команды',
  placeholder: 'Поиск или команда',
  found: 'Найдено',
  searching: 'Ищем…',
  nothing: 'Ничего не нашли. Попробуйте номер, ИНН или часть имени.',
  /** Read aloud after a pause in typing. */
  count: (count: number): string =>
    count === 0 ? 'Ничего не нашли' : formatCount(count, ['результат', 'результата', 'результатов']),
  choose: 'выбор',
  actions: 'действия с объектом',
  commands: 'только команды',
};

export const paletteMessages: Messages<'palette', typeof russian> = /* @__PURE__ */ defineMessages('palette', russian);
