import { type Output, withdrawalDisplays } from '@pribavka/api';
import type { Column } from '@pribavka/ui/table';

import {
  amountColumn,
  latestFirst,
  memberColumn,
  momentColumn,
  moneyColumn,
  numberColumn,
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
  numberColumn({ header: messages.number, width: 104 }),
  memberColumn({ header: messages.member, minWidth: 146 }),
  momentColumn({ id: 'requestedAt', header: messages.requestedAt, at: (row) => row.requestedAt }),
  amountColumn({ id: 'points', header: messages.points, width: 80, ...latestFirst, amount: (row) => row.points }),
  moneyColumn({ id: 'gross', header: messages.gross, hiddenByDefault: true, kopecks: (row) => row.grossKopecks }),
  moneyColumn({ id: 'tax', header: messages.tax, width: 92, kopecks: (row) => row.taxKopecks }),
  moneyColumn({
    id: 'netKopecks',
    header: messages.net,
    ...latestFirst,
    tone: 'strong',
    kopecks: (row) => row.netKopecks,
    card: 'end',
  }),
  textColumn({ id: 'card', header: messages.card, width: 158, text: (row) => row.card.mask }),
  textColumn({ id: 'registry', header: messages.registry, width: 104, text: (row) => row.registry?.number }),
  statusColumn({
    header: messages.status,
    width: 172,
    pin: 'end',
    sortable: true,
    state: stateOf,
  }),
];
