import { Field, RadioGroup, Sheet, Stack } from '@pribavka/ui';
import type { ReactElement } from 'react';

import { FilterFoot, type FilterFootProps } from '../../shared/FilterFoot.tsx';
import { FilterPanel, type FilterPanelProps } from './FilterPanel.tsx';
import { filterMessages as messages, orderOptions } from './filter-messages.ts';

type FilterSheetProps = FilterPanelProps & Omit<FilterFootProps, 'onShow'> & { onClose: () => void };

/** The filters and the order of a phone, over the list. */
export default function FilterSheet({ found, set, onReset, onClose, ...panel }: FilterSheetProps): ReactElement {
  return (
    <Sheet
      open
      phone="bottom"
      title={messages.sheet}
      onClose={onClose}
      footer={<FilterFoot found={found} set={set} onReset={onReset} onShow={onClose} />}
    >
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
