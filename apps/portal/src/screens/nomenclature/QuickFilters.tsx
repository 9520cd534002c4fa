import { useQuery } from '@pribavka/api/react';
import { Chip } from '@pribavka/ui';
import { BadgePercent } from 'lucide-react';
import type { ReactElement } from 'react';

import type { FilterPanelProps } from './FilterPanel.tsx';
import { filterMessages as messages } from './filter-messages.ts';
import { toggle } from './toggle.ts';
import { ChipRow } from '../../shared/ChipRow.tsx';

/** What is filtered by most, in reach of a thumb: running promotions and brands. */
export function QuickFilters({ filters, onChange }: FilterPanelProps): ReactElement {
  const brands = useQuery('brands.shortList', { query: {} }, { quiet: 'all' });
  return (
    <ChipRow aria-label={messages.quick}>
      <Chip
        icon={BadgePercent}
        selected={filters.withPromotion}
        onClick={() => onChange({ withPromotion: !filters.withPromotion })}
      >
        {messages.quickPromotion}
      </Chip>
      {brands.data?.map(({ id, name }) => {
        const selected = filters.brands.includes(id);
        return (
          <Chip
            key={id}
            selected={selected}
            onClick={() => onChange(({ brands }) => ({ brands: toggle(brands, id, !selected) }))}
          >
            {messages.brandName(name)}
          </Chip>
        );
      })}
    </ChipRow>
  );
}
