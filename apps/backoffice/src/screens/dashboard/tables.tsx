import type { Output } from '@pribavka/api';
import { formatMoney, formatNumber } from '@pribavka/ui';
import { lazy, type ReactElement, Suspense } from 'react';
import { styled } from 'styled-components';

import { type FigureColumn, FigureTable } from './FigureTable.tsx';
import { dashboardMessages } from './messages.ts';

const { products, transactions } = dashboardMessages;

// Names of all regions are heavy, and the map is below the first screen.
const RegionMap = lazy(async () => ({ default: (await import('./RegionMap.tsx')).RegionMap }));

/** Holds the place of the map while it comes. */
const Frame = styled.div`
  aspect-ratio: 16 / 11;
`;

type Region = Output<'summaries.products'>['byRegion'][number];
type Type = Output<'summaries.transactions'>['byType'][number];

const regionName = ({ region }: Region): string => region || products.noRegion;

const regionColumns: readonly FigureColumn<Region>[] = [
  { id: 'region', header: products.region, value: regionName, text: regionName },
  { id: 'units', header: products.units, value: (row) => row.units, text: (row) => formatNumber(row.units) },
  {
    id: 'revenue',
    header: products.revenue,
    value: (row) => row.revenueKopecks / 100,
    text: (row) => formatMoney(row.revenueKopecks),
  },
];

/** Where it is sold: the map, and the same numbers in a table, the most first. */
export const Regions = ({ rows }: { rows: readonly Region[] }): ReactElement => (
  <FigureTable
    title={products.regions}
    columns={regionColumns}
    rows={rows}
    rowKey={({ region }) => region}
    empty={products.empty}
    picture={
      <Suspense fallback={<Frame />}>
        <RegionMap rows={rows} />
      </Suspense>
    }
  />
);

const typeColumns: readonly FigureColumn<Type>[] = [
  { id: 'type', header: transactions.type, value: (row) => row.name, text: (row) => row.name },
  { id: 'count', header: transactions.count, value: (row) => row.count, text: (row) => formatNumber(row.count) },
  { id: 'points', header: transactions.points, value: (row) => row.points, text: (row) => formatNumber(row.points) },
];

/** What moved points, by type. */
export const OperationTypes = ({ rows }: { rows: readonly Type[] }): ReactElement => (
  <FigureTable
    title={transactions.byType}
    columns={typeColumns}
    rows={rows}
    rowKey={({ type }) => type}
    empty={transactions.noOperations}
  />
);
