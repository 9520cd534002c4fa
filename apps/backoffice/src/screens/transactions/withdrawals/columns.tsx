import { type Output, withdrawalDisplays } from '@pribavka/api';
import type { Column } from '@pribavka/ui/table';

import {
  amountColumn,
  latestFirst,
  memberColumn,
  momentColumn,
  moneyColumn,
  numberColumn,
  room,
  statusColumn,
  textColumn,
} from '../../../shared/list/columns.tsx';
import type { State } from '../../../shared/states.ts';
import { withdrawalsMessages } from './messages.ts';
import { overrideMessages } from './override/messages.ts';

export type WithdrawalRow = Output<'withdrawals.adminList'>['items'][number];

const messages = withdrawalsMessages.columns;

/** Of one that waits and could not be paid, that, or that a second person is asked; its status is in the card. */
function stateOf(row: WithdrawalRow): State {
  if (row.overrideAskedAt !== null) return { word: overrideMessages.mark, glyph: 'wait' };
  return row.obstacles.length > 0 && row.status !== 'failed'
    ? { word: withdrawalsMessages.obstacles.mark, glyph: 'warn' }
    : withdrawalDisplays(row);
}

export const withdrawalColumns: readonly Column<WithdrawalRow>[] = [
  numberColumn({ header: messages.number, width: 96 }),
  memberColumn({ header: messages.member, ...room(2, 150, 240) }),
  momentColumn({ id: 'requestedAt', header: messages.requestedAt, ...room(3, 100, 164), at: (row) => row.requestedAt }),
  amountColumn({ id: 'points', header: messages.points, ...room(1, 76), ...latestFirst, amount: (row) => row.points }),
  moneyColumn({ id: 'gross', header: messages.gross, hiddenByDefault: true, kopecks: (row) => row.grossKopecks }),
  moneyColumn({ id: 'tax', header: messages.tax, ...room(1, 88), kopecks: (row) => row.taxKopecks }),
  moneyColumn({
    id: 'netKopecks',
    header: messages.net,
    ...room(1, 112),
    ...latestFirst,
    tone: 'strong',
    kopecks: (row) => row.netKopecks,
    card: 'end',
  }),
  textColumn({ id: 'registry', header: messages.registry, ...room(2, 98), text: (row) => row.registry?.number }),
  textColumn({ id: 'card', header: messages.card, width: 158, text: (row) => row.card.mask }),
  statusColumn({
    header: messages.status,
    width: 150,
    pin: 'end',
    sortable: true,
    state: stateOf,
  }),
];
