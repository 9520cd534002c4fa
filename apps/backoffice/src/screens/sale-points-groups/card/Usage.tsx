import { Banner, EmptyState, Stack } from '@pribavka/ui';
import { type Column, DataTable } from '@pribavka/ui/table';
import type { ReactElement } from 'react';

import { statusColumn, textColumn } from '../../../shared/list/columns.tsx';
import { promotionStates } from '../../../shared/states.ts';
import type { Group } from '../GroupSheet.tsx';
import { groupsMessages } from '../messages.ts';

type Promotion = Group['promotions'][number];
const messages = groupsMessages.usage;

const columns: readonly Column<Promotion>[] = [
  textColumn({ id: 'name', header: messages.name, text: (row) => row.name, hideable: false, card: 'title' }),
  statusColumn({ header: messages.status, width: 156, state: (row) => promotionStates[row.status] }),
];

/** «Где используется»: promotions that read the group, and why it cannot be deleted while they do. */
export function Usage({ group, mayDelete }: { group: Group; mayDelete: boolean }): ReactElement {
  return (
    <Stack gap={16}>
      {mayDelete && group.promotions.length > 0 && (
        <Banner tone="info" title={groupsMessages.blocked(group.promotions)} />
      )}
      <DataTable
        caption={messages.caption}
        columns={columns}
        rows={group.promotions}
        getRowId={(row) => row.id}
        empty={<EmptyState level={3} title={messages.empty.title} description={messages.empty.text} />}
      />
    </Stack>
  );
}
