import { type QueryState, useAllowed } from '@pribavka/api/react';
import { Banner, Stack } from '@pribavka/ui';
import type { Column } from '@pribavka/ui/table';
import type { ReactElement } from 'react';

import { statusColumn, textColumn } from '../../../shared/list/columns.tsx';
import { CardTable } from '../../../shared/sheet/CardTable.tsx';
import { promotionStates } from '../../../shared/states.ts';
import { promotionUrl } from '../../promotions/urls.ts';
import type { Group } from '../GroupSheet.tsx';
import { groupsMessages } from '../messages.ts';

type Promotion = Group['promotions'][number];
const messages = groupsMessages.usage;

const columns: readonly Column<Promotion>[] = [
  textColumn({ id: 'name', header: messages.name, text: (row) => row.name, hideable: false, card: 'title' }),
  statusColumn({ header: messages.status, width: 156, state: (row) => promotionStates[row.status] }),
];

interface UsageProps {
  group: Group;
  query: Pick<QueryState<'storeGroups.get'>, 'problem' | 'refreshing' | 'reload'>;
  mayDelete: boolean;
}

/** «Где используется»: promotions that read the group, and why it cannot be deleted while they do. */
export function Usage({ group, query, mayDelete }: UsageProps): ReactElement {
  const opens = useAllowed('promotions.promotionDetailAdmin:read');
  return (
    <Stack gap={16}>
      {mayDelete && group.promotions.length > 0 && (
        <Banner tone="info" title={groupsMessages.blocked(group.promotions)} />
      )}
      <CardTable<Promotion>
        query={{ ...query, data: group.promotions }}
        caption={messages.caption}
        columns={columns}
        getRowId={(row) => row.id}
        rowLabel={(row) => row.name}
        recordUrl={opens ? ({ id }) => promotionUrl(id) : undefined}
        empty={messages.empty}
      />
    </Stack>
  );
}
