import type { ReactElement } from 'react';

import { DateInput } from '../../date/date-input/DateInput.tsx';
import { useMessages } from '../../foundation/messages/context.ts';
import { Checkbox } from '../../inputs/checkbox/Checkbox.tsx';
import { TextInput } from '../../inputs/text-input/TextInput.tsx';
import { isInterval, type FilterValue, type Interval } from '../table/core/filters.ts';
import { filterEditorMessages } from './filter-editor.messages.ts';
import { NumbersEditor } from './NumbersEditor.tsx';
import { OptionsEditor } from './OptionsEditor.tsx';
import { Pair } from './Pair.styles.ts';
import type { Filter } from './types.ts';

export interface FilterEditorProps {
  /** The filter that is edited. */
  filter: Filter;
  /** Its value; `null` while nothing is chosen. */
  value: FilterValue | null | undefined;
  /** Called after every edit; `null` turns the filter off. */
  onValueChange: (value: FilterValue | null) => void;
}

/** The inside of a filter's popover or of its place in the sheet. */
export function FilterEditor({ filter, value, onValueChange }: FilterEditorProps): ReactElement {
  const say = useMessages(filterEditorMessages);
  const interval: Interval = isInterval(value) ? value : {};
  const end = (patch: Interval): void => onValueChange({ ...interval, ...patch });
  switch (filter.type) {
    case 'options':
      return (
        <OptionsEditor filter={filter} value={Array.isArray(value) ? value : none} onValueChange={onValueChange} />
      );
    case 'flag':
      return (
        <Checkbox value={value === true} onValueChange={onValueChange}>
          {filter.label}
        </Checkbox>
      );
    case 'text':
      return (
        <TextInput
          size="sm"
          aria-label={filter.label}
          value={typeof value === 'string' ? value : ''}
          onValueChange={onValueChange}
          clearable
        />
      );
    case 'dates':
      return (
        <Pair role="group" aria-label={filter.label}>
          <DateInput
            bare
            size="sm"
            aria-label={say.since}
            value={interval.from ?? null}
            onValueChange={(from) => end({ from: from ?? undefined })}
          />
          —
          <DateInput
            bare
            size="sm"
            aria-label={say.until}
            value={interval.to ?? null}
            onValueChange={(to) => end({ to: to ?? undefined })}
          />
        </Pair>
      );
    case 'numbers':
      return <NumbersEditor label={filter.label} interval={interval} onChange={end} />;
  }
}

const none: readonly string[] = [];
