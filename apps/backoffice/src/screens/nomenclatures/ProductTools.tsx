import { useAllowed } from '@pribavka/api/react';
import { ButtonGroup, LinkButton } from '@pribavka/ui';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';

import type { ListFilters } from '../../shared/list/ListScreen.tsx';
import { ExportAction } from '../../shared/process/ExportAction.tsx';
import { ImportAction } from '../../shared/process/ImportAction.tsx';
import { nomenclatureMessages as messages } from './messages.ts';
import { categoriesUrl, productUrl } from './urls.ts';

function ProductsImport(): ReactElement {
  return (
    <ImportAction
      title={messages.imports.products}
      route="products.import"
      template="products.importTemplate"
      invalidates={['products.*']}
    />
  );
}

function ProductTools({ list }: { list: ListFilters<'products.adminList'> }): ReactElement {
  const mayImport = useAllowed('products.productImport:create');
  const seesCategories = useAllowed('products.productDetail:read');
  return (
    <>
      {seesCategories && <LinkButton render={<Link to={categoriesUrl()} />}>{messages.categories}</LinkButton>}
      <ExportAction route="products.exportList" list={list} />
      {mayImport && (
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
      )}
    </>
  );
}

export const productTools = (list: ListFilters<'products.adminList'>): ReactElement => <ProductTools list={list} />;

/** What an empty catalogue offers. */
export function ProductsStart(): ReactElement {
  const mayImport = useAllowed('products.productImport:create');
  const mayCreate = useAllowed('products.productDetail:create');
  return (
    <ButtonGroup>
      {mayCreate && (
        <LinkButton variant="primary" render={<Link to={productUrl('new')} />}>
          {messages.add}
        </LinkButton>
      )}
      {mayImport && <ProductsImport />}
    </ButtonGroup>
  );
}
