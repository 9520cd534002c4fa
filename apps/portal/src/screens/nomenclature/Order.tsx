import { Select } from '@pribavka/ui';
import type { ReactElement } from 'react';

import type { FilterPanelProps } from './FilterPanel.tsx';
import { filterMessages as messages, orderOptions } from './filter-messages.ts';

/** What comes first, next to the search of a wide screen. */
export function Order({ filters, onChange }: FilterPanelProps): ReactElement {
  return (
    <Select
      prefix={messages.orderPrefix}
      aria-label={messages.orderPrefix}
      value={filters.sort}
      onValueChange={(sort) => onChange({ sort })}
      options={orderOptions}
    />
  );
}
