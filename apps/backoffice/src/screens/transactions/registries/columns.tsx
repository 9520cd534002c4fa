import { type Output, registryDisplays } from '@pribavka/api';
import type { Column } from '@pribavka/ui/table';

import {
  amountColumn,
  momentColumn,
  moneyColumn,
  numberColumn,
  room,
  statusColumn,
  textColumn,
} from '../../../shared/list/columns.tsx';
import { registriesMessages } from '../messages.ts';

export type RegistryRow = Output<'registries.list'>['items'][number];

const messages = registriesMessages.columns;

export const registryColumns: readonly Column<RegistryRow>[] = [
  numberColumn({ header: messages.number, ...room(1, 120), card: 'title' }),
  momentColumn({ id: 'createdAt', header: messages.createdAt, ...room(3, 132, 164), at: (row) => row.createdAt }),
  textColumn({
    id: 'createdBy',
    header: messages.createdBy,
    ...room(2, 130, 220),
    text: (row) => row.createdBy,
    card: 'meta',
  }),
  amountColumn({ id: 'count', header: messages.count, ...room(1, 92), amount: (row) => row.count }),
  moneyColumn({
    id: 'net',
    header: messages.net,
    ...room(1, 132),
    tone: 'strong',
    kopecks: (row) => row.netKopecks,
    card: 'end',
  }),
  statusColumn({ header: messages.status, ...room(1, 150, 200), state: registryDisplays }),
  textColumn({ id: 'approvedBy', header: messages.approvedBy, ...room(2, 130, 220), text: (row) => row.approvedBy }),
];
