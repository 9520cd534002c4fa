import type { DocumentKind } from '@pribavka/api';
import { Sheet, StatusLabel, Text } from '@pribavka/ui';
import type { Column } from '@pribavka/ui/table';
import type { ReactElement } from 'react';

import { momentColumn } from '../../../shared/list/columns.tsx';
import { CardTable, type CardTableProps } from '../../../shared/sheet/CardTable.tsx';
import type { Version } from './Documents.tsx';
import { documentMessages as messages } from './messages.ts';

const { columns: names } = messages;

const columns: readonly Column<Version>[] = [
  { id: 'version', header: names.version, width: 120, cell: (row) => messages.versionOf(row.version), card: 'title' },
  {
    id: 'state',
    header: names.state,
    width: 128,
    cell: (row) => (
      <StatusLabel status={row.isCurrent ? 'ok' : 'draft'}>
        {row.isCurrent ? messages.current : messages.retired}
      </StatusLabel>
    ),
    card: 'status',
  },
  momentColumn({
    id: 'publishedAt',
    header: names.publishedAt,
    sortable: false,
    at: (row) => row.publishedAt,
    card: 'meta',
  }),
  { id: 'by', header: names.publishedBy, minWidth: 140, cell: (row) => row.publishedBy ?? '—', card: 'meta' },
  {
    id: 'consents',
    header: names.consents,
    width: 110,
    align: 'end',
    cell: (row) => messages.consents(row.consentsCount),
    card: 'end',
  },
  {
    id: 'file',
    header: names.file,
    minWidth: 180,
    cell: (row) => (
      <>
        <a href={row.url} download={row.name} aria-label={messages.download(`${row.name}, ${row.version}`)}>
          {row.name}
        </a>
        {row.requiresReconsent && (
          <Text as="span" tone="secondary">
            {' '}
            {messages.reconsent}
          </Text>
        )}
      </>
    ),
    card: 'meta',
  },
];

interface HistoryProps {
  kind: DocumentKind;
  query: CardTableProps<Version>['query'];
  onClose: () => void;
}

/** Every version of a document with the consents given to it: they stay as evidence. */
export function History({ kind, query, onClose }: HistoryProps): ReactElement {
  return (
    <Sheet open size="lg" title={messages.historyTitle(messages.names[kind])} onClose={onClose}>
      <CardTable<Version>
        cards
        caption={messages.historyTitle(messages.names[kind])}
        columns={columns}
        query={{ ...query, data: query.data?.filter((version) => version.kind === kind) }}
        getRowId={(row) => row.versionId}
        rowLabel={(row) => `${row.name}, ${row.version}`}
        empty={messages.historyEmpty}
      />
    </Sheet>
  );
}
