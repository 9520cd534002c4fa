import { useAllowed, useQuery } from '@pribavka/api/react';
import { CircleDashed } from 'lucide-react';
import { type ReactElement, Suspense, useState } from 'react';

import type { ChosenRows } from '../../shared/bulk/bulk-plan.ts';
import { lazyOf } from '../../shared/lazy-of.ts';
import { choiceFilter, quietly } from '../../shared/list/filters.ts';
import { ListScreen } from '../../shared/list/ListScreen.tsx';
import { useManufacturers } from '../../shared/useManufacturers.ts';
import { useShortList } from '../../shared/useShortList.ts';
import { productColumns } from './columns.tsx';
import { nomenclatureMessages as messages } from './messages.ts';
import { CategoriesLink, ProductImports, productsExport, ProductsImport } from './ProductTools.tsx';
import { productsList } from './query.ts';
import { nomenclaturePath } from './urls.ts';

// The rows wait neither for the card nor for the forms.
const ProductSheet = lazyOf(() => import('./card/ProductSheet.tsx'), 'ProductSheet');
const ProductForm = lazyOf(() => import('./form/ProductForm.tsx'), 'ProductForm');
const MassPoints = lazyOf(() => import('./points/MassPoints.tsx'), 'MassPoints');

const quiet = { quiet: 'all' } as const;

export function Component(): ReactElement {
  const mayUpdate = useAllowed('products.productDetail:update');
  const { manufacturers } = useManufacturers();
  const brands = useShortList('brands.shortList', 'brands.brandsList:read');
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
        filters={{
          gaps: {
            label: filters.gaps,
            icon: CircleDashed,
            always: true,
            anyLabel: 'не важно',
            name: (value) => filters.gapNames[value as keyof typeof filters.gapNames],
          },
          manufacturer: quietly(choiceFilter(columns.manufacturer, manufacturers)),
          brand: choiceFilter(columns.brand, brands),
          category: quietly(choiceFilter(columns.category, categories)),
          points: { label: columns.basePoints },
          waiting: mayUpdate ? { label: filters.waiting } : undefined,
          serial: {
            label: columns.serial,
            name: (value) => filters.serialNames[value as keyof typeof filters.serialNames],
          },
        }}
        tools={
          <>
            <CategoriesLink />
            <ProductImports />
          </>
        }
        renderTools={productsExport}
        emptyAction={<ProductsImport />}
        bulk={mayUpdate ? [{ id: 'points', label: messages.points.act, open: setChosen }] : []}
        opens="products.productDetail:read"
        renderSheet={(place) => <ProductSheet place={place} />}
        create="products.productDetail:create"
        renderNew={(place) => <ProductForm {...place} />}
      />
      <Suspense>{chosen && <MassPoints chosen={chosen} onClose={() => setChosen(undefined)} />}</Suspense>
    </>
  );
}
