import { formatNumber } from '../../foundation/format/numbers.ts';
import { defineMessages, type Messages } from '../../foundation/messages/define.ts';

const russian = {
  find: 'Найти',
  empty: 'Ничего не нашли',
  changed: (count: number): string => `Отличий: ${formatNumber(count)}`,
  all: 'Всё',
};

export const matrixMessages: Messages<'matrix', typeof russian> = /* @__PURE__ */ defineMessages('matrix', russian);
