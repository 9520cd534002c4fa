import { useAllowed } from '@pribavka/api/react';
import type { ReactElement } from 'react';

import type { ListFilters } from '../../shared/list/ListScreen.tsx';
import { ExportAction } from '../../shared/process/ExportAction.tsx';
import { ImportAction } from '../../shared/process/ImportAction.tsx';
import { nomenclatureMessages as messages } from './messages.ts';

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

function SerialsImport(): ReactElement | null {
  return useAllowed('products.productImport:create') ? (
    <ImportAction
      label={messages.imports.serialsOpen}
      title={messages.imports.serials}
      route="serials.import"
      template="serials.importTemplate"
      invalidates={['products.*', 'serials.*']}
    />
  ) : null;
}

export const productTools = (list: ListFilters<'products.adminList'>): ReactElement => (
  <>
    <ProductsImport />
    <SerialsImport />
    <ExportAction route="products.exportList" list={list} />
  </>
);
