import type { ReactElement } from 'react';
import { styled } from 'styled-components';

import type { FilterValue, FilterValues } from '../table/core/filters.ts';
import { FilterEditor } from './FilterEditor.tsx';
import type { Filter } from './types.ts';

const Blocks = styled.div`
  display: grid;
  gap: 20px;
  & h3 {
    margin-block-end: 8px;
    font: 500 0.8125rem/1.25rem var(--pb-font-text);
  }
`;

export interface FilterBlocksProps {
  /** Filters, each with its title and editor. */
  filters: readonly Filter[];
  /** Values of those that are on. */
  values: FilterValues;
  /** Called with the id and the new value; `null` turns the filter off. */
  onFilterChange: (id: string, value: FilterValue | null) => void;
}

/** Filters one under another, each under its name. */
export function FilterBlocks({ filters, values, onFilterChange }: FilterBlocksProps): ReactElement {
  return (
    <Blocks>
      {filters.map((filter) => (
        <section key={filter.id} aria-label={filter.label}>
          {filter.type !== 'flag' && <h3>{filter.label}</h3>}
          <FilterEditor
            filter={filter}
            value={values[filter.id]}
            onValueChange={(next) => onFilterChange(filter.id, next)}
          />
        </section>
      ))}
    </Blocks>
  );
}
