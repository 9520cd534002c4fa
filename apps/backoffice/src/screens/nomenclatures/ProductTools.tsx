import { useAllowed } from '@pribavka/api/react';
import { LinkButton } from '@pribavka/ui';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';

import type { ListFilters } from '../../shared/list/ListScreen.tsx';
import { ExportAction } from '../../shared/process/ExportAction.tsx';
import { ImportAction } from '../../shared/process/ImportAction.tsx';
import { nomenclatureMessages as messages } from './messages.ts';
import { categoriesUrl } from './urls.ts';

export function ProductsImport(): ReactElement | null {
  return useAllowed('products.productImport:create') ? (
    <ImportAction
      title={messages.imports.products}
      route="products.import"
      template="products.importTemplate"
      invalidates={['products.*']}
    />
  ) : null;
}

/** The tree the products stand in. */
export function CategoriesLink(): ReactElement | null {
  return useAllowed('products.productDetail:read') ? (
    <LinkButton render={<Link to={categoriesUrl()} />}>{messages.categories}</LinkButton>
  ) : null;
}

/** Both files of the catalogue: products, serial numbers. */
export function ProductImports(): ReactElement | null {
  return useAllowed('products.productImport:create') ? (
    <>
      <ProductsImport />
      <ImportAction
        label={messages.imports.serialsOpen}
        title={messages.imports.serials}
        route="serials.import"
        template="serials.importTemplate"
        invalidates={['products.*', 'serials.*']}
      />
    </>
  ) : null;
}

export const productsExport = (list: ListFilters<'products.adminList'>): ReactElement => (
  <ExportAction route="products.exportList" list={list} />
);
