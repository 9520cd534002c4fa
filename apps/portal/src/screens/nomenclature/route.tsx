import { useInfiniteList } from '@pribavka/api/react';
import {
  Button,
  EmptyState,
  formatCount,
  IconButton,
  InfiniteList,
  SearchInput,
  Skeleton,
  useAtLeast,
} from '@pribavka/ui';
import { PortalHeader } from '@pribavka/ui/shell';
import { ScanBarcode, SlidersHorizontal } from 'lucide-react';
import { lazy, Suspense, useRef, useState, type ReactElement } from 'react';
import { styled } from 'styled-components';

import { SectionError } from '../../shared/SectionError.tsx';
import { withParams } from '../../shared/address.ts';
import { useAddressQuery } from '../../shared/useAddressQuery.ts';
import { useFirstLoad } from '../../app/shell/loader.ts';
import { productsBody, countFilters, readProductFilters, writeProductFilters, type ProductChange } from './filters.ts';
import { FilterPanel } from './FilterPanel.tsx';
import { Order } from './Order.tsx';
import { ProductTile } from './ProductTile.tsx';
import { QuickFilters } from './QuickFilters.tsx';
import { productMessages as messages } from './messages.ts';

const FilterSheet = lazy(() => import('./FilterSheet.tsx'));
const ProductSheet = lazy(() => import('./ProductSheet.tsx'));
const ProductScan = lazy(() => import('./ProductScan.tsx'));

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px 32px;
  @media (min-width: 64em) {
    grid-template-columns: 224px minmax(0, 1fr);
    align-items: start;
  }
`;

const Bar = styled.div`
  display: flex;
  gap: 8px;
  margin-bottom: 12px;
  & > :first-child {
    flex: 1;
  }
  & > :nth-child(2) {
    width: auto;
    min-width: var(--pb-control-height);
  }
`;

/** Chips go past the edge of the screen; their height is kept until they are here. */
const Quick = styled.div`
  min-height: 49px;
  margin-inline: -16px;
  border-bottom: 1px solid var(--pb-line-hair);
  & > div {
    padding-inline-start: 16px;
    padding-bottom: 12px;
  }
  @media (pointer: coarse) {
    min-height: 57px;
  }
`;

/** A list on a phone, tiles on anything wider. */
const Products = styled.div`
  & li + li {
    border-top: 1px solid var(--pb-line-soft);
  }
  @media (min-width: 48em) {
    & ul {
      display: grid;
      grid-template-columns: repeat(auto-fill, minmax(196px, 1fr));
      gap: 20px;
    }
    & li + li {
      border: 0;
    }
  }
`;

const noFilters = {
  brands: [],
  categories: [],
  manufacturers: [],
  withPromotion: false,
  from: undefined,
  to: undefined,
};

/** What can be sold and what it gives today. */
function Nomenclature(): ReactElement {
  const [query, changeQuery] = useAddressQuery();
  const wide = useAtLeast('lg');
  const [panel, setPanel] = useState(false);
  const [scan, setScan] = useState(false);
  const search = useRef<HTMLInputElement>(null);
  const filters = readProductFilters(query);
  const list = useInfiniteList('products.list', productsBody(filters), { quiet: 'all' });
  useFirstLoad(list.loading, messages.loading);
  const change = (next: ProductChange): void =>
    changeQuery((newest) => writeProductFilters(newest, next), { replace: true });
  const open = (product: string | undefined): void => changeQuery((newest) => withParams(newest, { product }));
  const count = countFilters(filters);
  const product = query.get('product') || null;
  const filtered = count > 0 || filters.search !== '';
  // Its line stands from the start: the title would move up when it comes.
  const subtitle = list.loading
    ? '\u00A0'
    : filtered
      ? messages.found(formatCount(list.total, messages.forms))
      : formatCount(list.total, messages.count);

  return (
    <>
      <PortalHeader title={messages.title} subtitle={list.loading || list.total > 0 ? subtitle : undefined} />
      <Columns>
        {wide && <FilterPanel filters={filters} onChange={change} />}
        <div>
          <Bar>
            <SearchInput
              ref={search}
              aria-label={messages.search}
              placeholder={wide ? messages.search : messages.searchShort}
              value={filters.search}
              onValueChange={(text) => change({ search: text })}
              actions={<IconButton icon={ScanBarcode} label={messages.scan} onClick={() => setScan(true)} />}
            />
            {wide ? (
              <Order filters={filters} onChange={change} />
            ) : (
              <IconButton
                variant="secondary"
                icon={SlidersHorizontal}
                count={count}
                label={count > 0 ? `${messages.filters} · ${count}` : messages.filters}
                onClick={() => setPanel(true)}
              />
            )}
          </Bar>
          {!wide && (
            <Quick>
              <QuickFilters filters={filters} onChange={change} />
            </Quick>
          )}
          {list.loading && <Skeleton shape="block" height={280} label={messages.loading} />}
          {list.problem && list.items.length === 0 && (
            <SectionError title={messages.failed} problem={list.problem} onRetry={list.reload} />
          )}
          {!list.loading && !list.problem && list.items.length === 0 && (
            <EmptyState
              title={filtered ? messages.nothing : messages.empty}
              actions={
                filtered ? (
                  <Button onClick={() => change({ search: '', ...noFilters })}>{messages.reset}</Button>
                ) : undefined
              }
            />
          )}
          {list.items.length > 0 && (
            <Products>
              <InfiniteList
                label={messages.title}
                items={list.items}
                getKey={(item) => item.id}
                hasMore={list.hasMore}
                onMore={list.loadMore}
                loading={list.loadingMore}
                error={list.problem ? messages.failed : undefined}
                total={list.totalCapped ? undefined : list.total}
                renderItem={(item) => <ProductTile product={item} onOpen={() => open(item.id)} />}
              />
            </Products>
          )}
        </div>
      </Columns>
      {!wide && panel && (
        <Suspense fallback={null}>
          <FilterSheet
            filters={filters}
            found={list}
            set={count}
            onChange={change}
            onReset={() => change(noFilters)}
            onClose={() => setPanel(false)}
          />
        </Suspense>
      )}
      <Suspense fallback={null}>
        {scan && (
          <ProductScan
            onProduct={(id) => {
              setScan(false);
              open(id);
            }}
            onText={(text) => {
              setScan(false);
              change({ search: text });
            }}
            onByHand={() => search.current?.focus()}
            onClose={() => setScan(false)}
          />
        )}
        {product !== null && <ProductSheet key={product} id={product} onClose={() => open(undefined)} />}
      </Suspense>
    </>
  );
}

export { Nomenclature as Component };
