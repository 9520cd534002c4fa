import { formatNumber } from '../../foundation/format/numbers.ts';
import { defineMessages, type Messages } from '../../foundation/messages/define.ts';

const russian = {
  loaded: (count: number, total?: number): string =>
    `Загружено ${formatNumber(count)}${total === undefined ? '' : `, всего ${formatNumber(total)}`}`,
  more: 'Показать ещё',
  retry: 'Повторить',
};

export const infiniteListMessages: Messages<'infiniteList', typeof russian> = /* @__PURE__ */ defineMessages(
  'infiniteList',
  russian,
);
