import { useAllowed, useQuery } from '@pribavka/api/react';
import { LinkButton } from '@pribavka/ui';
import { Factory } from 'lucide-react';
import { lazy, type ReactElement, Suspense } from 'react';
import { Link } from 'react-router-dom';

import { ListScreen } from '../../shared/list/ListScreen.tsx';
import { BrandSheet } from './BrandSheet.tsx';
import { brandColumns } from './columns.tsx';
import { brandsMessages as messages } from './messages.ts';
import { brandsList } from './query.ts';
import { brandsUrl, brandUrl } from './urls.ts';

const NewBrand = lazy(async () => ({ default: (await import('./BrandForm.tsx')).NewBrand }));

export function Component(): ReactElement {
  const mayOpen = useAllowed('brands.brands:read');
  const mayCreate = useAllowed('brands.brands:create');
  const enabled = useAllowed('manufacturer.manufacturerList:read');
  const manufacturers = useQuery('manufacturers.shortList', {}, { enabled, quiet: 'all' }).data ?? [];
  const names = new Map(manufacturers.map(({ id, name }) => [id, name]));
  return (
    <ListScreen
      query={brandsList}
      name="brands"
      title={messages.title}
      actions={
        mayCreate && (
          <LinkButton variant="primary" render={<Link to={brandUrl('new')} />}>
            {messages.add}
          </LinkButton>
        )
      }
      caption={messages.caption}
      columns={brandColumns}
      search={messages.search}
      filters={{
        manufacturer:
          names.size > 1
            ? {
                label: messages.columns.manufacturer,
                icon: Factory,
                always: true,
                anyLabel: 'любой',
                values: [...names.keys()],
                name: (id) => names.get(id) ?? id,
              }
            : undefined,
      }}
      views={messages.views}
      rowLabel={(row) => row.name}
      listUrl={brandsUrl}
      recordUrl={mayOpen ? brandUrl : undefined}
      empty={messages.empty}
      renderSheet={(place) =>
        place.id !== 'new' ? (
          <BrandSheet key={place.id} place={place} />
        ) : (
          mayCreate && (
            <Suspense>
              <NewBrand place={place} />
            </Suspense>
          )
        )
      }
    />
  );
}
