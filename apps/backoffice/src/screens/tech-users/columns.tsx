import type { Output } from '@pribavka/api';
import { formatDate } from '@pribavka/ui';
import type { Column } from '@pribavka/ui/table';

import {
  amountColumn,
  latestFirst,
  momentColumn,
  nameColumn,
  statusColumn,
  textColumn,
} from '../../shared/list/columns.tsx';
import { stateOf, techMessages } from './messages.ts';

export type TechRow = Output<'technical.list'>['items'][number];

const { columns: headers, ...messages } = techMessages;

export const techColumns: readonly Column<TechRow>[] = [
  nameColumn({ header: headers.name, minWidth: 140, pin: 'start' }),
  textColumn({ id: 'login', header: headers.login, width: 120, text: (row) => row.login, card: 'meta' }),
  // Before the rest, so that it is in view at any width.
  statusColumn({ header: headers.status, width: 140, state: stateOf }),
  textColumn({ id: 'owner', header: headers.owner, minWidth: 120, text: (row) => row.owner?.name ?? messages.noOwner }),
  textColumn({ id: 'scopes', header: headers.scopes, width: 88, text: (row) => messages.scopes(row.scopes.length) }),
  textColumn({ id: 'ips', header: headers.ips, width: 148, text: (row) => messages.ips(row.allowedIps) }),
  momentColumn({
    id: 'lastUsedAt',
    header: headers.lastUsedAt,
    width: 136,
    ...latestFirst,
    at: (row) => row.lastUsedAt,
    card: 'meta',
  }),
  amountColumn({ id: 'errors', header: headers.errors, width: 116, amount: (row) => row.errorsLast24Hours }),
  textColumn({
    id: 'expiresAt',
    header: headers.expiresAt,
    width: 116,
    text: (row) => (row.expiresAt === null ? messages.forever : formatDate(row.expiresAt, 'date')),
  }),
];
