import { useAllowed } from '@pribavka/api/react';
import { LinkButton } from '@pribavka/ui';
import { lazy, type ReactElement } from 'react';
import { Link, useNavigate } from 'react-router-dom';

import { ListScreen } from '../../shared/list/ListScreen.tsx';
import { manufacturerColumns } from './columns.tsx';
import { manufacturersMessages as messages } from './messages.ts';
import { manufacturersList } from './query.ts';
import { manufacturersPath, manufacturerUrl } from './urls.ts';

const ManufacturerSheet = lazy(async () => ({
  default: (await import('./card/ManufacturerSheet.tsx')).ManufacturerSheet,
}));
const ManufacturerForm = lazy(async () => ({ default: (await import('./ManufacturerForm.tsx')).ManufacturerForm }));

export function Component(): ReactElement {
  const navigate = useNavigate();
  const mayCreate = useAllowed('manufacturer.manufacturerDetail:create');
  return (
    <ListScreen
      query={manufacturersList}
      name="manufacturers"
      texts={messages}
      path={manufacturersPath}
      columns={manufacturerColumns}
      rowLabel={(row) => row.name}
      viewCounts={({ totals }) =>
        Object.fromEntries((totals?.statuses ?? []).map(({ status, count }) => [status, count]))
      }
      emptyAction={
        mayCreate && (
          <LinkButton variant="primary" render={<Link to={manufacturerUrl('new')} />}>
            {messages.add}
          </LinkButton>
        )
      }
      opens="manufacturer.manufacturerDetail:read"
      renderSheet={(place) => <ManufacturerSheet key={place.id} place={place} />}
      create="manufacturer.manufacturerDetail:create"
      renderNew={({ onClose }) => (
        <ManufacturerForm
          onClose={onClose}
          onSaved={({ id }) => void navigate(manufacturerUrl(id), { replace: true })}
        />
      )}
    />
  );
}
