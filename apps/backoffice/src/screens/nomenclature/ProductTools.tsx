import { useAllowed } from '@pribavka/api/react';
import type { ReactElement } from 'react';

import type { ListFilters } from '../../shared/list/ListScreen.tsx';
import { ExportAction } from '../../shared/process/ExportAction.tsx';
import { ImportAction } from '../../shared/process/ImportAction.tsx';
import { nomenclatureMessages as messages } from './messages.ts';

function ProductTools({ list }: { list: ListFilters<'products.adminList'> }): ReactElement {
  const mayImport = useAllowed('products.productImport:create');
  return (
    <>
      <ExportAction route="products.exportList" list={list} />
      {mayImport && (
        <>
          <ImportAction
            title={messages.imports.products}
            route="products.import"
            template="products.importTemplate"
            invalidates={['products.*']}
          />
          <ImportAction
            label={messages.imports.serialsOpen}
            title={messages.imports.serials}
            route="serials.import"
            template="serials.importTemplate"
            invalidates={['products.*', 'serials.*']}
          />
        </>
      )}
    </>
  );
}

export const productTools = (list: ListFilters<'products.adminList'>): ReactElement => <ProductTools list={list} />;
