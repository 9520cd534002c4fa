import type { Output } from '@pribavka/api';
import { formatDate } from '@pribavka/ui';
import type { Column } from '@pribavka/ui/table';

import { amountColumn, momentColumn, nameColumn, room, statusColumn, textColumn } from '../../shared/list/columns.tsx';
import { stateOf, techMessages } from './messages.ts';

export type TechRow = Output<'technical.list'>['items'][number];

const { columns: headers, ...messages } = techMessages;

export const techColumns: readonly Column<TechRow>[] = [
  nameColumn({ header: headers.name, ...room(1, 170, 300), pin: 'start' }),
  textColumn({ id: 'login', header: headers.login, ...room(2, 128, 180), text: (row) => row.login, card: 'meta' }),
  // Whether it works is before whose it is and what it may, so that it is in view at any width.
  statusColumn({ header: headers.status, ...room(1, 144, 160), state: stateOf }),
  momentColumn({
    id: 'lastUsedAt',
    header: headers.lastUsedAt,
    ...room(2, 132, 164),
    at: (row) => row.lastUsedAt,
    card: 'meta',
  }),
  amountColumn({ id: 'errors', header: headers.errors, ...room(1, 124), amount: (row) => row.errorsLast24Hours }),
  textColumn({
    id: 'owner',
    header: headers.owner,
    ...room(2, 150, 260),
    text: (row) => row.owner?.name ?? messages.noOwner,
  }),
  textColumn({
    id: 'scopes',
    header: headers.scopes,
    width: 84,
    text: (row) => messages.scopes(row.scopes.length),
  }),
  textColumn({ id: 'ips', header: headers.ips, width: 156, text: (row) => messages.ips(row.allowedIps) }),
  textColumn({
    id: 'expiresAt',
    header: headers.expiresAt,
    width: 108,
    text: (row) => (row.expiresAt === null ? messages.forever : formatDate(row.expiresAt, 'date')),
  }),
];
