import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';

import { useMessages } from '../../foundation/messages/context.ts';
import { NumberInput } from '../../inputs/number-input/NumberInput.tsx';
import { Text } from '../../layout/text/Text.tsx';
import type { Interval } from '../table/core/filters.ts';
import { filterEditorMessages } from './filter-editor.messages.ts';
import { Pair } from './Pair.styles.ts';

const Refusal = styled(Text)`
  grid-column: 1 / -1;
`;

export interface NumbersEditorProps {
  /** Name of the filter, for screen readers. */
  label: string;
  /** Both ends, as texts. */
  interval: Interval;
  /** Called with the end that was edited. */
  onChange: (patch: Interval) => void;
}

const ends = ['from', 'to'] as const;
const number = (text: string | undefined): number | null => (text === undefined ? null : Number(text));

/** From and to of a filter of numbers; what cannot be read is refused under both. */
export function NumbersEditor({ label, interval, onChange }: NumbersEditorProps): ReactElement {
  const say = useMessages(filterEditorMessages);
  const [refusals, setRefusals] = useState<Partial<Record<'from' | 'to', string>>>({});
  const [from, to] = ends.map((end) => (
    <NumberInput
      key={end}
      size="sm"
      aria-label={say[end]}
      placeholder={end === 'from' ? say.fromHint : say.toHint}
      value={number(interval[end])}
      onRefusal={(refused) => setRefusals((known) => ({ ...known, [end]: refused?.message }))}
      onValueChange={(value) => onChange({ [end]: value === null ? undefined : String(value) })}
    />
  ));
  const refusal = refusals.from ?? refusals.to;
  return (
    <Pair role="group" aria-label={label}>
      {from}—{to}
      {refusal !== undefined && (
        <Refusal view="caption" tone="danger">
          {refusal}
        </Refusal>
      )}
    </Pair>
  );
}
