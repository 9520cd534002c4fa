import { downloadCsv, type ColumnModel } from '@pribavka/ui/table';

import type { Operation } from '../../../shared/contract.ts';
import { historyMessages as messages } from '../messages.ts';

const texts = messages.fileColumns;

/** What a person would copy by hand: whole words, signed numbers, the time as the platform writes it. */
export const operationColumns: readonly ColumnModel<Operation>[] = [
  { id: 'date', header: texts.date, value: ({ occurredAt }) => occurredAt.slice(0, 16) },
  { id: 'operation', header: texts.operation, value: ({ typeName }) => typeName },
  { id: 'sale', header: texts.sale, value: ({ sale }) => sale?.number },
  { id: 'promotion', header: texts.promotion, value: ({ promotion }) => promotion?.name },
  { id: 'withdrawal', header: texts.withdrawal, value: ({ withdrawal }) => withdrawal?.number },
  { id: 'pending', header: texts.pending, value: ({ pendingDelta }) => pendingDelta },
  { id: 'active', header: texts.active, value: ({ activeDelta }) => activeDelta },
  { id: 'left', header: texts.left, value: ({ balanceAfter }) => balanceAfter.active },
  { id: 'comment', header: texts.comment, value: ({ comment }) => comment },
];

export const saveOperations = (rows: readonly Operation[]): void => downloadCsv(messages.file, operationColumns, rows);
