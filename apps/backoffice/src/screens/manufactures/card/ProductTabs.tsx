import type { Output } from '@pribavka/api';
import { useAllowed, useQuery } from '@pribavka/api/react';
import { formatNumber, LinkButton, Stack } from '@pribavka/ui';
import type { Column } from '@pribavka/ui/table';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';

import { CardTable } from '../../../shared/sheet/CardTable.tsx';
import { Status } from '../../../shared/Status.tsx';
import { productStates } from '../../../shared/states.ts';
import { brandUrl } from '../../brands/urls.ts';
import { nomenclatureUrl, productUrl } from '../../nomenclatures/urls.ts';
import { manufacturersMessages } from '../messages.ts';

const { brands: brandTexts, products: texts, columns } = manufacturersMessages;
type Brand = Output<'brands.list'>['items'][number];
type Product = Output<'products.adminList'>['items'][number];
const size = 50;

const brandColumns: readonly Column<Brand>[] = [
  { id: 'name', header: brandTexts.name, minWidth: 160, cell: (row) => row.name, card: 'title' },
  {
    id: 'products',
    header: columns.products,
    width: 96,
    align: 'end',
    cell: (row) => formatNumber(row.productsCount),
    card: 'end',
  },
];

export function Brands({ id }: { id: string }): ReactElement {
  const query = useQuery('brands.list', { body: { size: 200, filters: { manufacturerIds: [id] } } }, { quiet: 'all' });
  const opens = useAllowed('brands.brands:read');
  return (
    <CardTable<Brand>
      caption={brandTexts.caption}
      columns={brandColumns}
      query={{ ...query, data: query.data?.items }}
      getRowId={(row) => row.id}
      rowLabel={(row) => row.name}
      empty={brandTexts.empty}
      recordUrl={opens ? (row) => brandUrl(row.id) : undefined}
    />
  );
}

const productColumns: readonly Column<Product>[] = [
  { id: 'article', header: texts.columns.article, width: 110, cell: (row) => row.article, card: 'meta' },
  { id: 'name', header: texts.columns.name, minWidth: 180, cell: (row) => row.name, card: 'title' },
  { id: 'brand', header: texts.columns.brand, width: 120, cell: (row) => row.brand?.name ?? '—', card: 'meta' },
  {
    id: 'points',
    header: texts.columns.points,
    width: 84,
    align: 'end',
    tone: 'strong',
    cell: (row) => formatNumber(row.basePoints),
    card: 'end',
  },
  {
    id: 'status',
    header: texts.columns.status,
    width: 130,
    cell: (row) => <Status state={productStates[row.status]} />,
    card: 'status',
  },
];

export function Products({ id }: { id: string }): ReactElement {
  const body = { size, filters: { manufacturerIds: [id] } };
  const query = useQuery('products.adminList', { body }, { quiet: 'all' });
  const opens = useAllowed('products.productDetail:read');
  return (
    <Stack gap={12}>
      <CardTable<Product>
        caption={texts.caption}
        columns={productColumns}
        query={{ ...query, data: query.data?.items }}
        getRowId={(row) => row.id}
        rowLabel={(row) => row.name}
        empty={texts.empty}
        recordUrl={opens ? (row) => productUrl(row.id) : undefined}
      />
      {(query.data?.total ?? 0) > size && (
        <div>
          <LinkButton render={<Link to={nomenclatureUrl(`?f.manufacturer=${id}`)} />}>{texts.all}</LinkButton>
        </div>
      )}
    </Stack>
  );
}
