import { Field, RadioGroup, Sheet, Stack } from '@pribavka/ui';
import type { ReactElement } from 'react';

import { FilterPanel, type FilterPanelProps } from './FilterPanel.tsx';
import { filterMessages as messages, orderOptions } from './filter-messages.ts';

/** The filters and the order of a phone, over the list. */
export default function FilterSheet({ onClose, ...panel }: FilterPanelProps & { onClose: () => void }): ReactElement {
  return (
    <Sheet open phone="bottom" title={messages.sheet} onClose={onClose}>
      <Stack gap={24}>
        <Field group label={messages.order}>
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
