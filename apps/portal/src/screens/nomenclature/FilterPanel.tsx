import { useQuery } from '@pribavka/api/react';
import { Checkbox, NumberInput, Switch } from '@pribavka/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';

import type { ProductFilters } from './filters.ts';
import { filterMessages as messages } from './filter-messages.ts';
import { toggle } from './toggle.ts';

const Root = styled.div`
  display: grid;
  gap: 20px;
  & > fieldset {
    display: grid;
    gap: 10px;
    padding-top: 20px;
    border-top: 1px solid var(--pb-line-hair);
  }
  & legend {
    float: inline-start;
    width: 100%;
    margin-bottom: 4px;
    font: var(--pb-type-ui-strong);
  }
  & [data-part='range'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: 8px;
  }
`;

export interface FilterPanelProps {
  filters: ProductFilters;
  onChange: (change: Partial<ProductFilters>) => void;
}

/** Brand, category, promotion and points: at the side of a wide screen, in a sheet of a phone. */
export function FilterPanel({ filters, onChange }: FilterPanelProps): ReactElement {
  const brands = useQuery('brands.shortList', { query: {} }, { quiet: 'all' });
  const categories = useQuery('categories.list', {}, { quiet: 'all' });
  return (
    <Root>
      <Switch side="end" value={filters.withPromotion} onValueChange={(withPromotion) => onChange({ withPromotion })}>
        {messages.withPromotion}
      </Switch>
      {brands.data && brands.data.length > 0 && (
        <fieldset>
          <legend>{messages.brand}</legend>
          {brands.data.map(({ id, name }) => (
            <Checkbox
              key={id}
              value={filters.brands.includes(id)}
              onValueChange={(on) => onChange({ brands: toggle(filters.brands, id, on) })}
            >
              {name}
            </Checkbox>
          ))}
        </fieldset>
      )}
      {categories.data && categories.data.length > 0 && (
        <fieldset>
          <legend>{messages.category}</legend>
          {categories.data.map(({ id, name }) => (
            <Checkbox
              key={id}
              value={filters.categories.includes(id)}
              onValueChange={(on) => onChange({ categories: toggle(filters.categories, id, on) })}
            >
              {name}
            </Checkbox>
          ))}
        </fieldset>
      )}
      <fieldset>
        <legend>{messages.points}</legend>
        <div data-part="range">
          <NumberInput
            aria-label={`${messages.points}, ${messages.from}`}
            placeholder={messages.from}
            value={filters.from ?? null}
            onValueChange={(from) => onChange({ from: from ?? undefined })}
          />
          <NumberInput
            aria-label={`${messages.points}, ${messages.to}`}
            placeholder={messages.to}
            value={filters.to ?? null}
            onValueChange={(to) => onChange({ to: to ?? undefined })}
          />
        </div>
      </fieldset>
    </Root>
  );
}
