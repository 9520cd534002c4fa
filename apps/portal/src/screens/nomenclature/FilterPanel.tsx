import { useQuery } from '@pribavka/api/react';
import { Checkbox, NumberInput, Switch, Text } from '@pribavka/ui';
import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';

import type { ProductChange, ProductFilters } from './filters.ts';
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
  /* From line to line as far as a thumb is wide. */
  @media (pointer: coarse) {
    & > fieldset {
      gap: 20px;
    }
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
  onChange: (change: ProductChange) => void;
}

/** Promotion, brand, category, manufacturer and points: at the side of a wide screen, in a sheet of a phone. */
export function FilterPanel({ filters, onChange }: FilterPanelProps): ReactElement {
  const brands = useQuery('brands.shortList', { query: {} }, { quiet: 'all' });
  const categories = useQuery('categories.list', {}, { quiet: 'all' });
  const manufacturers = useQuery('products.manufacturers', {}, { quiet: 'all' });
  const groups = [
    { field: 'brands' as const, legend: messages.brand, choices: brands.data ?? [] },
    { field: 'categories' as const, legend: messages.category, choices: categories.data ?? [] },
    { field: 'manufacturers' as const, legend: messages.manufacturer, choices: manufacturers.data ?? [] },
    // A choice of one is none; what the address asks for stays where it can be taken off.
  ].filter(({ field, choices }) => choices.length > 1 || filters[field].length > 0);
  const [refusals, setRefusals] = useState<Partial<Record<'from' | 'to', string>>>({});
  const refusal = refusals.from ?? refusals.to;
  // All at once: a list that comes later would push down those under it.
  const areKnown = ![brands, categories, manufacturers].some(({ loading }) => loading);
  return (
    <Root>
      <Switch side="end" value={filters.withPromotion} onValueChange={(withPromotion) => onChange({ withPromotion })}>
        {messages.withPromotion}
      </Switch>
      {areKnown &&
        groups.map(({ field, legend, choices }) => (
          <fieldset key={field}>
            <legend>{legend}</legend>
            {choices.map(({ id, name }) => (
              <Checkbox
                key={id}
                value={filters[field].includes(id)}
                onValueChange={(on) => onChange((newest) => ({ [field]: toggle(newest[field], id, on) }))}
              >
                {name}
              </Checkbox>
            ))}
          </fieldset>
        ))}
      {areKnown && (
        <fieldset>
          <legend>{messages.points}</legend>
          <div data-part="range">
            {(['from', 'to'] as const).map((end) => (
              <NumberInput
                key={end}
                aria-label={`${messages.points}, ${messages[end]}`}
                placeholder={messages[end]}
                value={filters[end] ?? null}
                onRefusal={(refused) => setRefusals((known) => ({ ...known, [end]: refused?.message }))}
                onValueChange={(value) => onChange({ [end]: value ?? undefined })}
              />
            ))}
          </div>
          {refusal !== undefined && (
            <Text view="caption" tone="danger">
              {refusal}
            </Text>
          )}
        </fieldset>
      )}
    </Root>
  );
}
