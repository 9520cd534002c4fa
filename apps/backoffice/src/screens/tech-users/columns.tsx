import type { Output } from '@pribavka/api';
import { formatDate } from '@pribavka/ui';
import type { Column } from '@pribavka/ui/table';

import { amountColumn, latestFirst, momentColumn, statusColumn, textColumn } from '../../shared/list/columns.tsx';
import { stateOf, techMessages } from './messages.ts';

export type TechRow = Output<'technical.list'>['items'][number];

const { columns: words, ...messages } = techMessages;

export const techColumns: readonly Column<TechRow>[] = [
  textColumn({
    id: 'name',
    header: words.name,
    sortable: true,
    hideable: false,
    text: (row) => row.name,
    card: 'title',
  }),
  textColumn({ id: 'login', header: words.login, minWidth: 110, text: (row) => row.login, card: 'meta' }),
  textColumn({ id: 'owner', header: words.owner, text: (row) => row.owner?.name ?? messages.noOwner }),
  textColumn({ id: 'scopes', header: words.scopes, width: 96, text: (row) => messages.scopes(row.scopes.length) }),
  textColumn({ id: 'ips', header: words.ips, minWidth: 130, text: (row) => messages.ips(row.allowedIps) }),
  momentColumn({
    id: 'lastUsedAt',
    header: words.lastUsedAt,
    ...latestFirst,
    at: (row) => row.lastUsedAt,
    card: 'meta',
  }),
  amountColumn({ id: 'errors', header: words.errors, width: 120, amount: (row) => row.errorsLast24Hours }),
  statusColumn({ header: words.status, width: 150, state: stateOf }),
  textColumn({
    id: 'expiresAt',
    header: words.expiresAt,
    width: 124,
    text: (row) => (row.expiresAt === null ? messages.forever : formatDate(row.expiresAt, 'date')),
  }),
];
