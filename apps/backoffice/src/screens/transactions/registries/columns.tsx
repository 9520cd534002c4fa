import { type Output, registryDisplays } from '@pribavka/api';
import type { Column } from '@pribavka/ui/table';

import {
  amountColumn,
  momentColumn,
  moneyColumn,
  numberColumn,
  statusColumn,
  textColumn,
} from '../../../shared/list/columns.tsx';
import { registriesMessages } from '../messages.ts';

export type RegistryRow = Output<'registries.list'>['items'][number];

const messages = registriesMessages.columns;

export const registryColumns: readonly Column<RegistryRow>[] = [
  numberColumn({ header: messages.number, minWidth: 120, card: 'title' }),
  momentColumn({ id: 'createdAt', header: messages.createdAt, at: (row) => row.createdAt }),
  textColumn({
    id: 'createdBy',
    header: messages.createdBy,
    minWidth: 160,
    text: (row) => row.createdBy,
    card: 'meta',
  }),
  amountColumn({ id: 'count', header: messages.count, width: 92, amount: (row) => row.count }),
  moneyColumn({
    id: 'net',
    header: messages.net,
    width: 132,
    tone: 'strong',
    kopecks: (row) => row.netKopecks,
    card: 'end',
  }),
  statusColumn({ header: messages.status, width: 172, state: registryDisplays }),
  textColumn({ id: 'approvedBy', header: messages.approvedBy, minWidth: 160, text: (row) => row.approvedBy }),
];
