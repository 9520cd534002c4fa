import type { Output } from '@pribavka/api';
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
import { withdrawalStates } from '../../../shared/states.ts';
import { withdrawalsWords } from '../words.ts';

export type WithdrawalRow = Output<'withdrawals.adminList'>['items'][number];

const words = withdrawalsWords.columns;

export const withdrawalColumns: readonly Column<WithdrawalRow>[] = [
  numberColumn({ header: words.number, width: 104 }),
  memberColumn({ header: words.member }),
  momentColumn({ id: 'requestedAt', header: words.requestedAt, width: 140, at: (row) => row.requestedAt }),
  amountColumn({ id: 'points', header: words.points, width: 80, ...latestFirst, amount: (row) => row.points }),
  moneyColumn({ id: 'gross', header: words.gross, hiddenByDefault: true, kopecks: (row) => row.grossKopecks }),
  moneyColumn({ id: 'tax', header: words.tax, width: 92, kopecks: (row) => row.taxKopecks }),
  moneyColumn({
    id: 'netKopecks',
    header: words.net,
    ...latestFirst,
    tone: 'strong',
    kopecks: (row) => row.netKopecks,
    card: 'end',
  }),
  textColumn({ id: 'card', header: words.card, width: 158, text: (row) => row.card.mask }),
  statusColumn({ header: words.status, width: 172, sortable: true, state: (row) => withdrawalStates[row.status] }),
  textColumn({ id: 'registry', header: words.registry, width: 104, text: (row) => row.registry?.number }),
];
