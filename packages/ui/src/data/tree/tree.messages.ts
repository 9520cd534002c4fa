import { formatNumber } from '../../foundation/format/numbers.ts';
import { defineMessages, type Messages } from '../../foundation/messages/define.ts';

const russian = {
  find: 'Найти',
  empty: 'Ничего не нашли',
  count: (chosen: number, total: number): string => `Выбрано ${formatNumber(chosen)} из ${formatNumber(total)}`,
};

export const treeMessages: Messages<'tree', typeof russian> = /* @__PURE__ */ defineMessages('tree', russian);
