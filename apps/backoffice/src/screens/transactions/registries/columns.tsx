import type { Output } from '@pribavka/api';
import type { Column } from '@pribavka/ui/table';

import {
  amountColumn,
  momentColumn,
  moneyColumn,
  numberColumn,
  statusColumn,
  textColumn,
} from '../../../shared/list/columns.tsx';
import { registryStates } from '../../../shared/states.ts';
import { registriesWords } from '../words.ts';

export type RegistryRow = Output<'registries.list'>['items'][number];

const words = registriesWords.columns;

export const registryColumns: readonly Column<RegistryRow>[] = [
  numberColumn({ header: words.number, minWidth: 120, card: 'title' }),
  momentColumn({ id: 'createdAt', header: words.createdAt, at: (row) => row.createdAt }),
  textColumn({
    id: 'createdBy',
    header: words.createdBy,
    minWidth: 160,
    text: (row) => row.createdBy,
    card: 'meta',
  }),
  amountColumn({ id: 'count', header: words.count, width: 92, amount: (row) => row.count }),
  moneyColumn({
    id: 'net',
    header: words.net,
    width: 132,
    tone: 'strong',
    kopecks: (row) => row.netKopecks,
    card: 'end',
  }),
  statusColumn({ header: words.status, width: 148, state: (row) => registryStates[row.status] }),
  textColumn({ id: 'approvedBy', header: words.approvedBy, minWidth: 160, text: (row) => row.approvedBy }),
];
