import { useAllowed, useQuery } from '@pribavka/api/react';
import { lazy, type ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';

import { choiceFilter } from '../../shared/list/filters.ts';
import { ListScreen } from '../../shared/list/ListScreen.tsx';
import { BrandSheet } from './BrandSheet.tsx';
import { brandColumns } from './columns.tsx';
import { brandsMessages as messages } from './messages.ts';
import { brandsList } from './query.ts';
import { brandsPath, brandUrl } from './urls.ts';

const BrandForm = lazy(async () => ({ default: (await import('./BrandForm.tsx')).BrandForm }));

export function Component(): ReactElement {
  const navigate = useNavigate();
  const enabled = useAllowed('manufacturer.manufacturerList:read');
  const manufacturers = useQuery('manufacturers.shortList', {}, { enabled, quiet: 'all' }).data;
  return (
    <ListScreen
      query={brandsList}
      name="brands"
      texts={messages}
      path={brandsPath}
      columns={brandColumns}
      rowLabel={(row) => row.name}
      filters={{ manufacturer: choiceFilter(messages.columns.manufacturer, manufacturers) }}
      opens="brands.brands:read"
      renderSheet={(place) => <BrandSheet key={place.id} place={place} />}
      create="brands.brands:create"
      renderNew={({ onClose }) => (
        <BrandForm onClose={onClose} onSaved={({ id }) => void navigate(brandUrl(id), { replace: true })} />
      )}
    />
  );
}
