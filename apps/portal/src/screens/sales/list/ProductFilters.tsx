import { useApi, useQuery } from '@pribavka/api/react';
import { Combobox, Select } from '@pribavka/ui';
import type { ReactElement } from 'react';

import type { FoundRows } from '../../../shared/FilterFoot.tsx';
import { MoreFilters } from '../../../shared/MoreFilters.tsx';
import { salesMessages as messages } from '../messages.ts';
import type { SalesFilters } from './filters.ts';

const ALL = 'all';

interface ProductFiltersProps {
  filters: SalesFilters;
  /** The list under them: a phone counts it before it is shown. */
  found: FoundRows;
  onChange: (change: Partial<SalesFilters>) => void;
}

interface Product {
  readonly id: string;
  readonly name: string;
  readonly article: string;
}

/** One product, or a brand; the brand comes last, when its list is here, and moves nothing. The address names the product by its id: its name is asked for. */
export default function ProductFilters({ filters, found, onChange }: ProductFiltersProps): ReactElement {
  const api = useApi();
  const brands = useQuery('brands.shortList', { query: {} }, { quiet: 'all' });
  const { brand, product } = filters;
  const chosen = useQuery(
    'products.get',
    { params: { id: product ?? '' } },
    { enabled: product !== undefined, quiet: 'all' },
  );
  const options = (brands.data ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <MoreFilters
      found={found}
      set={[brand, product].filter(Boolean).length}
      onReset={() => onChange({ brand: undefined, product: undefined })}
    >
      <div>
        <Combobox<Product>
          aria-label={messages.product}
          placeholder={messages.productHint}
          value={product === undefined ? null : (chosen.data ?? null)}
          onValueChange={(next) => onChange({ product: next?.id })}
          getKey={({ id }) => id}
          getLabel={({ name }) => name}
          getDescription={({ article }) => article}
          load={async (text, { signal }) => {
            const query = { limit: 20, ...(text.trim() && { search: text.trim() }), ...(brand && { brandId: brand }) };
            return api.call('products.shortList', { query }, { signal, quiet: 'all' });
          }}
        />
      </div>
      {options.length > 1 && (
        <div>
          <Select
            prefix={messages.brand}
            aria-label={messages.brand}
            value={options.some(({ value }) => value === brand) ? (brand ?? ALL) : ALL}
            onValueChange={(next) => onChange({ brand: next === ALL ? undefined : next, product: undefined })}
            options={[{ value: ALL, label: messages.allBrands }, ...options]}
          />
        </div>
      )}
    </MoreFilters>
  );
}
