import { Select } from '@pribavka/ui';
import type { ReactElement } from 'react';

import type { FoundRows } from '../../shared/FilterFoot.tsx';
import { MoreFilters } from '../../shared/MoreFilters.tsx';
import { promotionsMessages as messages } from './messages.ts';

const ALL = 'all';

interface Choice {
  readonly id: string;
  readonly name: string;
}

export interface FiltersProps {
  /** The list under them: a phone counts it before it is shown. */
  found: FoundRows;
  brands: readonly Choice[];
  brand: string | undefined;
  kinds: readonly Choice[];
  kind: string | undefined;
  onChange: (change: { brand?: string | undefined; kind?: string | undefined }) => void;
}

const optionsOf = (all: string, choices: readonly Choice[]) => [
  { value: ALL, label: all },
  ...choices.map(({ id, name }) => ({ value: id, label: name })),
];

/** Kind and brand: in a row of a wide screen, in a sheet of a phone. */
export default function Filters({ found, brands, brand, kinds, kind, onChange }: FiltersProps): ReactElement {
  return (
    <MoreFilters
      found={found}
      set={[brand, kind].filter(Boolean).length}
      onReset={() => onChange({ brand: undefined, kind: undefined })}
    >
      <div>
        <Select
          prefix={messages.kind}
          aria-label={messages.kind}
          value={kind ?? ALL}
          onValueChange={(next) => onChange({ kind: next === ALL ? undefined : next })}
          options={optionsOf(messages.allKinds, kinds)}
        />
      </div>
      <div>
        <Select
          prefix={messages.brand}
          aria-label={messages.brand}
          value={brand ?? ALL}
          onValueChange={(next) => onChange({ brand: next === ALL ? undefined : next })}
          options={optionsOf(messages.allBrands, brands)}
        />
      </div>
    </MoreFilters>
  );
}
