import { useAllowed, useQuery } from '@pribavka/api/react';
import { CircleDashed } from 'lucide-react';
import { lazy, type ReactElement, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import type { ChosenRows } from '../../shared/bulk/bulk-plan.ts';
import { choiceFilter } from '../../shared/list/filters.ts';
import { ListScreen } from '../../shared/list/ListScreen.tsx';
import { productColumns } from './columns.tsx';
import { nomenclatureMessages as messages } from './messages.ts';
import { ProductsStart, productTools } from './ProductTools.tsx';
import { productsList } from './query.ts';
import { nomenclaturePath, productUrl } from './urls.ts';

// The rows wait neither for the card nor for the forms.
const ProductSheet = lazy(async () => ({ default: (await import('./card/ProductSheet.tsx')).ProductSheet }));
const ProductForm = lazy(async () => ({ default: (await import('./form/ProductForm.tsx')).ProductForm }));
const MassPoints = lazy(async () => ({ default: (await import('./points/MassPoints.tsx')).MassPoints }));

const quiet = { quiet: 'all' } as const;

export function Component(): ReactElement {
  const navigate = useNavigate();
  const seesManufacturers = useAllowed('manufacturer.manufacturerList:read');
  const mayUpdate = useAllowed('products.productDetail:update');
  const manufacturers = useQuery('manufacturers.shortList', {}, { enabled: seesManufacturers, ...quiet }).data;
  const brands = useQuery('brands.shortList', {}, quiet).data;
  const categories = useQuery('categories.list', {}, quiet).data;
  const [chosen, setChosen] = useState<ChosenRows>();
  const { columns, filters } = messages;
  return (
    <>
      <ListScreen
        query={productsList}
        name="nomenclature"
        texts={messages}
        path={nomenclaturePath}
        columns={productColumns}
        rowLabel={(row) => row.name}
        filters={{
          gaps: {
            label: filters.gaps,
            icon: CircleDashed,
            always: true,
            anyLabel: 'не важно',
            name: (value) => filters.gapNames[value as keyof typeof filters.gapNames],
          },
          manufacturer: choiceFilter(columns.manufacturer, manufacturers),
          brand: choiceFilter(columns.brand, brands),
          category: choiceFilter(columns.category, categories),
          points: { label: columns.basePoints },
          serial: {
            label: columns.serial,
            name: (value) => filters.serialNames[value as keyof typeof filters.serialNames],
          },
        }}
        viewCounts={({ totals }) =>
          Object.fromEntries((totals?.statuses ?? []).map(({ status, count }) => [status, count]))
        }
        renderTools={productTools}
        emptyAction={<ProductsStart />}
        bulk={mayUpdate ? [{ id: 'points', label: messages.points.act, open: setChosen }] : []}
        opens="products.productDetail:read"
        renderSheet={(place) => <ProductSheet key={place.id} place={place} />}
        create="products.productDetail:create"
        renderNew={({ onClose }) => (
          <ProductForm onClose={onClose} onSaved={({ id }) => void navigate(productUrl(id), { replace: true })} />
        )}
      />
      <Suspense>{chosen && <MassPoints chosen={chosen} onClose={() => setChosen(undefined)} />}</Suspense>
    </>
  );
}
