import type { Output } from '@pribavka/api';
import { Banner, formatDate, Panel, Skeleton, Stack, Text } from '@pribavka/ui';
import { type Column, DataTable } from '@pribavka/ui/table';
import type { ReactElement } from 'react';

import { Status } from '../../../../shared/Status.tsx';
import { promotionStates } from '../../../../shared/states.ts';
import { wizardMessages } from '../messages.ts';

type Preview = Output<'promotions.preview'>;
type Overlap = Preview['overlaps'][number];

const { check: messages } = wizardMessages;
const day = (moment: string): string => formatDate(moment, 'date');

const columns: readonly Column<Overlap>[] = [
  { id: 'name', header: messages.columns.name, minWidth: 150, cell: (row) => row.name, card: 'title' },
  {
    id: 'period',
    header: messages.columns.period,
    width: 176,
    cell: (row) => `${day(row.startsAt)} — ${day(row.endsAt)}`,
    card: 'meta',
  },
  { id: 'outcome', header: messages.columns.outcome, minWidth: 220, cell: (row) => row.text, card: 'meta' },
  {
    id: 'status',
    header: messages.columns.status,
    width: 150,
    cell: (row) => <Status state={promotionStates[row.status]} />,
    card: 'status',
  },
];

/** Live promotions for the same goods in the same shops, and what becomes of the points of both. */
export function Overlaps({ preview }: { preview: Preview | undefined }): ReactElement {
  if (preview?.overlaps.length === 0) {
    return (
      <Panel title={messages.overlaps} level={3}>
        <Banner tone="success" title={messages.noOverlaps} />
      </Panel>
    );
  }
  return (
    <Panel title={messages.overlaps} level={3} flush>
      {preview ? (
        <Stack gap={8}>
          <Banner tone="warning" title={messages.meets(preview.overlaps.length)} style={{ marginInline: 20 }} />
          <DataTable
            caption={messages.overlapCaption}
            columns={columns}
            rows={preview.overlaps}
            getRowId={(row) => row.id}
            density="compact"
          />
          {preview.overlapsCapped && <Text tone="secondary">{messages.overlapsCapped}</Text>}
        </Stack>
      ) : (
        <Skeleton label={messages.overlaps} />
      )}
    </Panel>
  );
}
