import { useAllowed } from '@pribavka/api/react';
import { LinkButton } from '@pribavka/ui';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';

import type { ListFilters } from '../../shared/list/ListScreen.tsx';
import { ExportAction } from '../../shared/process/ExportAction.tsx';
import { ImportButton, ImportMenu } from '../../shared/process/ImportAction.tsx';
import { nomenclatureMessages as messages } from './messages.ts';
import { categoriesUrl } from './urls.ts';

const { imports } = messages;
const products = 'products.import';

/** Opens the import of products from under an empty list. */
export function ProductsImport(): ReactElement | null {
  return useAllowed('products.productImport:create') ? <ImportButton route={products} /> : null;
}

/** The tree the products stand in. */
export function CategoriesLink(): ReactElement | null {
  return useAllowed('products.productDetail:read') ? (
    <LinkButton size="sm" render={<Link to={categoriesUrl()} />}>
      {messages.categories}
    </LinkButton>
  ) : null;
}

/** Both files of the catalogue: products, serial numbers. */
export function ProductImports(): ReactElement | null {
  return useAllowed('products.productImport:create') ? (
    <ImportMenu
      imports={[
        {
          label: imports.productsOpen,
          title: imports.products,
          route: products,
          template: 'products.importTemplate',
          invalidates: ['products.*'],
        },
        {
          label: imports.serialsOpen,
          title: imports.serials,
          route: 'serials.import',
          template: 'serials.importTemplate',
          invalidates: ['products.*', 'serials.*'],
        },
      ]}
    />
  ) : null;
}

export const productsExport = (list: ListFilters<'products.adminList'>): ReactElement => (
  <ExportAction route="products.exportList" list={list} />
);
