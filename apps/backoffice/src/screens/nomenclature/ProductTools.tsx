import type { Input } from '@pribavka/api';
import { useAllowed } from '@pribavka/api/react';
import { readTableState } from '@pribavka/ui/table';
import type { ReactElement } from 'react';
import { useLocation } from 'react-router-dom';

import { ExportAction } from '../../shared/process/ExportAction.tsx';
import { ImportAction } from '../../shared/process/ImportAction.tsx';
import { nomenclatureMessages as messages, productColumnNames, serialColumnNames } from './messages.ts';
import { productsList } from './query.ts';

const listed = (ids: readonly string[] | undefined): string | undefined => ids?.join(',') || undefined;

/** The list as the address has it, for the export. */
function exportQuery(search: string): Input<'products.export'>['query'] {
  const { search: text, filters = {} } = productsList.bodyOf(readTableState(search, productsList.model));
  return {
    search: text,
    statuses: listed(filters.statuses),
    brandIds: listed(filters.brandIds),
    categoryIds: listed(filters.categoryIds),
    manufacturerIds: listed(filters.manufacturerIds),
    pointsFrom: filters.pointsFrom,
    pointsTo: filters.pointsTo,
    withoutPoints: filters.withoutPoints,
    withoutBrand: filters.withoutBrand,
    serialRequired: filters.serialRequired,
  };
}

export function ProductTools(): ReactElement {
  const { search } = useLocation();
  const mayImport = useAllowed('products.productImport:create');
  return (
    <>
      <ExportAction route="products.export" query={exportQuery(search)} />
      {mayImport && (
        <>
          <ImportAction
            title={messages.imports.products}
            route="products.import"
            template="products.importTemplate"
            columns={productColumnNames}
            invalidates={['products.*']}
          />
          <ImportAction
            label={messages.imports.serialsOpen}
            title={messages.imports.serials}
            route="serials.import"
            template="serials.importTemplate"
            columns={serialColumnNames}
            invalidates={['products.*', 'serials.*']}
          />
        </>
      )}
    </>
  );
}
