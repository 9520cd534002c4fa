import { Chip, formatNumber, SearchInput, useAtLeast } from '@pribavka/ui';
import { lazy, Suspense, type ReactElement } from 'react';
import { styled } from 'styled-components';

import { ChipRow } from '../../../shared/ChipRow.tsx';
import type { SalesPage } from '../../../shared/contract.ts';
import type { FoundRows } from '../../../shared/FilterFoot.tsx';
import { salesMessages as messages } from '../messages.ts';
import { countOf, saleChips, type SaleChip, type SalesFilters } from './filters.ts';

const PeriodFilter = lazy(() => import('../../../shared/PeriodFilter.tsx'));
const ProductFilters = lazy(() => import('./ProductFilters.tsx'));

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  margin-block: 12px;
  & > [role='group'] {
    width: 100%;
  }
  /* Their numbers make them wider: they are shown when those are here. */
  & > [data-awaited] {
    visibility: hidden;
  }
  & > [data-part='search'] {
    flex: 1 1 88px;
    min-width: 0;
  }
  /* Room for the name of what is searched by on the narrowest phone. */
  @media (max-width: 22.49em) {
    gap: 12px 8px;
    & > [data-part='search'] input {
      margin-inline-end: -8px;
    }
  }
  /* The search with the period, and the lists under them: in one row of a tablet the search would hold two letters. */
  @media (min-width: 48em) {
    & > [data-part='search'] {
      flex-basis: 240px;
    }
  }
  @media (min-width: 64em) {
    align-items: center;
    & > [data-part='search'] {
      flex: 0 1 280px;
    }
  }
`;

export interface FiltersProps {
  filters: SalesFilters;
  list: FoundRows & { readonly totals: SalesPage['totals'] | undefined };
  onChange: (change: Partial<SalesFilters>) => void;
}

const chips = Object.keys(saleChips) as SaleChip[];

/** State, period, what was sold and search above the list; the address holds them. */
export function Filters({ filters, list, onChange }: FiltersProps): ReactElement {
  const { totals, loading } = list;
  const wide = useAtLeast('md');
  return (
    <Root>
      <ChipRow aria-label={messages.chipsLabel} data-awaited={loading && !totals ? '' : undefined}>
        {chips.map((chip) => {
          const count = countOf(chip, totals);
          return (
            <Chip key={chip} selected={filters.chip === chip} onClick={() => onChange({ chip })}>
              {messages.chips[chip]} {count === undefined ? '' : formatNumber(count)}
            </Chip>
          );
        })}
      </ChipRow>
      <div data-part="search">
        <SearchInput
          aria-label={messages.search}
          placeholder={wide ? messages.searchHint : messages.searchShort}
          value={filters.search}
          onValueChange={(search) => onChange({ search })}
        />
      </div>
      <Suspense>
        <PeriodFilter label={messages.period} from={filters.from} to={filters.to} onChange={onChange} />
        <ProductFilters filters={filters} found={list} onChange={onChange} />
      </Suspense>
    </Root>
  );
}
