import type { Output } from '@pribavka/api';
import { formatNumber } from '@pribavka/ui';
import type { Column } from '@pribavka/ui/table';

import { amountColumn, memberColumn, momentColumn, numberColumn, textColumn } from '../../../shared/list/columns.tsx';
import { operationsWords } from '../words.ts';

export type OperationRow = Output<'operations.adminList'>['items'][number];

const words = operationsWords.columns;
const delta = (value: number): string => (value === 0 ? '' : formatNumber(value, { sign: true }));

/** What the operation stands on: a sale, a withdrawal, an adjustment, a promotion. */
export const basisOf = (row: OperationRow): string =>
  [row.sale?.number ?? row.withdrawal?.number ?? row.tuning?.number, row.promotion?.name].filter(Boolean).join(', ') ||
  '—';

export const operationColumns: readonly Column<OperationRow>[] = [
  numberColumn({ header: words.number, width: 128 }),
  momentColumn({ id: 'occurredAt', header: words.occurredAt, at: (row) => row.occurredAt }),
  memberColumn({ header: words.member }),
  textColumn({ id: 'type', header: words.type, minWidth: 180, text: (row) => row.typeName, card: 'status' }),
  amountColumn({ id: 'pending', header: words.pending, amount: (row) => row.pendingDelta, text: delta }),
  amountColumn({
    id: 'active',
    header: words.active,
    amount: (row) => row.activeDelta,
    text: delta,
    tone: 'strong',
    card: 'end',
  }),
  amountColumn({ id: 'balance', header: words.balance, amount: (row) => row.balanceAfter.active, tone: 'muted' }),
  textColumn({ id: 'basis', header: words.basis, text: basisOf }),
  textColumn({
    id: 'initiator',
    header: words.initiator,
    width: 150,
    text: (row) => row.initiator.name ?? operationsWords.system,
  }),
  textColumn({ id: 'comment', header: words.comment, hiddenByDefault: true, text: (row) => row.comment ?? '' }),
];
