import type { ReactElement } from 'react';
import { styled } from 'styled-components';

import { DateInput } from '../../date/date-input/DateInput.tsx';
import { useMessages } from '../../foundation/messages/context.ts';
import { Checkbox } from '../../inputs/checkbox/Checkbox.tsx';
import { NumberInput } from '../../inputs/number-input/NumberInput.tsx';
import { TextInput } from '../../inputs/text-input/TextInput.tsx';
import { isInterval, type FilterValue, type Interval } from '../table/core/filters.ts';
import { filterEditorMessages } from './filter-editor.messages.ts';
import { OptionsEditor } from './OptionsEditor.tsx';
import type { Filter } from './types.ts';

const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  align-items: center;
  gap: 8px;
  width: min(280px, 100%);
`;

export interface FilterEditorProps {
  filter: Filter;
  value: FilterValue | null | undefined;
  onValueChange: (value: FilterValue | null) => void;
}

/** The inside of a filter's popover or of its place in the sheet. */
export function FilterEditor({ filter, value, onValueChange }: FilterEditorProps): ReactElement {
  const say = useMessages(filterEditorMessages);
  const interval: Interval = isInterval(value) ? value : {};
  const end = (patch: Interval): void => onValueChange({ ...interval, ...patch });
  const number = (text: string | undefined): number | null => (text === undefined ? null : Number(text));
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
      return (
        <Pair role="group" aria-label={filter.label}>
          <NumberInput
            size="sm"
            aria-label={say.from}
            placeholder={say.fromHint}
            value={number(interval.from)}
            onValueChange={(from) => end({ from: from === null ? undefined : String(from) })}
          />
          —
          <NumberInput
            size="sm"
            aria-label={say.to}
            placeholder={say.toHint}
            value={number(interval.to)}
            onValueChange={(to) => end({ to: to === null ? undefined : String(to) })}
          />
        </Pair>
      );
  }
}

const none: readonly string[] = [];
