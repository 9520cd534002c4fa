import { Field, RadioGroup, Sheet, Stack } from '@pribavka/ui';
import type { ReactElement } from 'react';

import { FilterPanel, type FilterPanelProps } from './FilterPanel.tsx';
import { filterWords as words, orderOptions } from './filterWords.ts';

/** The filters and the order of a phone, over the list. */
export default function FilterSheet({ onClose, ...panel }: FilterPanelProps & { onClose: () => void }): ReactElement {
  return (
    <Sheet open phone="bottom" title={words.sheet} onClose={onClose}>
      <Stack gap={24}>
        <Field group label={words.order}>
          <RadioGroup
            options={orderOptions}
            value={panel.filters.sort}
            onValueChange={(sort) => panel.onChange({ sort })}
          />
        </Field>
        <FilterPanel {...panel} />
      </Stack>
    </Sheet>
  );
}
