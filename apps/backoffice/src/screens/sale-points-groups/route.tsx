import { useAllowed } from '@pribavka/api/react';
import { LinkButton } from '@pribavka/ui';
import { lazy, type ReactElement } from 'react';
import { Link, useNavigate } from 'react-router-dom';

import { ListScreen } from '../../shared/list/ListScreen.tsx';
import { groupColumns } from './columns.tsx';
import { groupsMessages as messages } from './messages.ts';
import { groupsList } from './query.ts';
import { groupsPath, groupUrl } from './urls.ts';

// The rows do not wait for the card.
const GroupSheet = lazy(async () => ({ default: (await import('./GroupSheet.tsx')).GroupSheet }));
const GroupForm = lazy(async () => ({ default: (await import('./form/GroupForm.tsx')).GroupForm }));

/** Groups of shops promotions are narrowed by. */
export function Component(): ReactElement {
  const navigate = useNavigate();
  const mayCreate = useAllowed('storesGroups.storesGroupsDetail:create');
  return (
    <ListScreen
      query={groupsList}
      name="store-groups"
      texts={messages}
      path={groupsPath}
      columns={groupColumns}
      rowLabel={(row) => row.name}
      filters={{
        kind: {
          label: messages.columns.kind,
          always: true,
          anyLabel: 'любой',
          name: (value) => messages.kinds[value as keyof typeof messages.kinds],
        },
      }}
      emptyAction={
        mayCreate && (
          <LinkButton variant="primary" render={<Link to={groupUrl('new')} />}>
            {messages.add}
          </LinkButton>
        )
      }
      opens="storesGroups.storesGroupsDetail:read"
      renderSheet={(place) => <GroupSheet key={place.id} place={place} />}
      create="storesGroups.storesGroupsDetail:create"
      renderNew={({ onClose }) => (
        <GroupForm onClose={onClose} onSaved={({ id }) => void navigate(groupUrl(id), { replace: true })} />
      )}
    />
  );
}
