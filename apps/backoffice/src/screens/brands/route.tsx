import type { ReactElement } from 'react';

import { lazyOf } from '../../shared/lazy-of.ts';
import { choiceFilter } from '../../shared/list/filters.ts';
import { ListScreen } from '../../shared/list/ListScreen.tsx';
import { ExportAction } from '../../shared/process/ExportAction.tsx';
import { useManufacturers } from '../../shared/useManufacturers.ts';
import { BrandSheet } from './BrandSheet.tsx';
import { brandColumns } from './columns.tsx';
import { brandsMessages as messages } from './messages.ts';
import { brandsList } from './query.ts';
import { brandsPath } from './urls.ts';

const BrandForm = lazyOf(() => import('./BrandForm.tsx'), 'BrandForm');

export function Component(): ReactElement {
  const { manufacturers } = useManufacturers();
  return (
    <ListScreen
      query={brandsList}
      name="brands"
      texts={messages}
      path={brandsPath}
      columns={brandColumns}
      filters={{ manufacturer: choiceFilter(messages.columns.manufacturer, manufacturers) }}
      renderTools={(list) => <ExportAction route="brands.export" list={list} />}
      opens="brands.brands:read"
      renderSheet={(place) => <BrandSheet place={place} />}
      create="brands.brands:create"
      renderNew={(place) => <BrandForm {...place} />}
    />
  );
}
