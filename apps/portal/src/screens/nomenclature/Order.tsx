import { Select } from '@pribavka/ui';
import type { ReactElement } from 'react';

import type { FilterPanelProps } from './FilterPanel.tsx';
import { filterWords as words, orderOptions } from './filterWords.ts';

/** What comes first, beside the search of a wide screen. */
export function Order({ filters, onChange }: FilterPanelProps): ReactElement {
  return (
    <Select
      prefix={words.orderPrefix}
      aria-label={words.orderPrefix}
      value={filters.sort}
      onValueChange={(sort) => onChange({ sort })}
      options={orderOptions}
    />
  );
}
