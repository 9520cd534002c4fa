import type { ReactElement } from 'react';

import { lazyOf } from '../../shared/lazy-of.ts';
import { ListScreen } from '../../shared/list/ListScreen.tsx';
import { ExportAction } from '../../shared/process/ExportAction.tsx';
import { groupColumns } from './columns.tsx';
import { groupsMessages as messages } from './messages.ts';
import { groupsList } from './query.ts';
import { groupsPath } from './urls.ts';

// The rows do not wait for the card.
const GroupSheet = lazyOf(() => import('./GroupSheet.tsx'), 'GroupSheet');
const GroupForm = lazyOf(() => import('./form/GroupForm.tsx'), 'GroupForm');

/** Groups of shops promotions are narrowed by. */
export function Component(): ReactElement {
  return (
    <ListScreen
      query={groupsList}
      name="store-groups"
      texts={messages}
      path={groupsPath}
      columns={groupColumns}
      filters={{
        kind: {
          label: messages.columns.kind,
          always: true,
          anyLabel: 'любой',
          name: (value) => messages.kinds[value as keyof typeof messages.kinds],
        },
      }}
      renderTools={(list) => <ExportAction route="storeGroups.export" list={list} />}
      opens="storesGroups.storesGroupsDetail:read"
      renderSheet={(place) => <GroupSheet place={place} />}
      create="storesGroups.storesGroupsDetail:create"
      renderNew={(place) => <GroupForm {...place} />}
    />
  );
}
