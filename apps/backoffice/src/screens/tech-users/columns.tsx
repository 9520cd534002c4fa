import type { Output } from '@pribavka/api';
import { formatDate } from '@pribavka/ui';
import type { Column } from '@pribavka/ui/table';

import { amountColumn, momentColumn, nameColumn, statusColumn, textColumn } from '../../shared/list/columns.tsx';
import { stateOf, techMessages } from './messages.ts';

export type TechRow = Output<'technical.list'>['items'][number];

const { columns: headers, ...messages } = techMessages;

export const techColumns: readonly Column<TechRow>[] = [
  nameColumn({ header: headers.name, minWidth: 198, pin: 'start' }),
  textColumn({ id: 'login', header: headers.login, width: 136, text: (row) => row.login, card: 'meta' }),
  // Whether it works is before whose it is and what it may, so that it is in view at any width.
  statusColumn({ header: headers.status, width: 152, state: stateOf }),
  momentColumn({
    id: 'lastUsedAt',
    header: headers.lastUsedAt,
    at: (row) => row.lastUsedAt,
    card: 'meta',
  }),
  amountColumn({ id: 'errors', header: headers.errors, width: 116, amount: (row) => row.errorsLast24Hours }),
  textColumn({ id: 'owner', header: headers.owner, minWidth: 180, text: (row) => row.owner?.name ?? messages.noOwner }),
  textColumn({ id: 'scopes', header: headers.scopes, width: 84, text: (row) => messages.scopes(row.scopes.length) }),
  textColumn({ id: 'ips', header: headers.ips, width: 156, text: (row) => messages.ips(row.allowedIps) }),
  textColumn({
    id: 'expiresAt',
    header: headers.expiresAt,
    width: 108,
    text: (row) => (row.expiresAt === null ? messages.forever : formatDate(row.expiresAt, 'date')),
  }),
];
