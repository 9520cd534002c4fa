import { useState, type ComponentPropsWithRef, type ReactElement } from 'react';
import { styled } from 'styled-components';

import { useControllable } from '../../foundation/hooks/useControllable.ts';
import type { DayLimits } from '../core/calendar.ts';
import { useDateLanguage } from '../core/language.ts';
import { DateInput, givenDay, type DateChange } from './DateInput.tsx';
import { TimeInput } from './TimeInput.tsx';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  gap: 8px;
`;

export interface DateTimeInputProps
  extends DayLimits, Omit<ComponentPropsWithRef<'div'>, 'children' | 'onChange' | 'defaultValue'> {
  /** `yyyy-MM-dd HH:mm:ss.SSS` (specification §9, API format). `null` is no moment. */
  value?: string | null | undefined;
  defaultValue?: string | null | undefined;
  /** `null` while one of the two is missing or wrong. */
  onValueChange?: ((value: string | null, change: Pick<DateChange, 'problem'>) => void) | undefined;
  /** Name of the pair: «Начало акции». */
  label: string;
  precision?: 'minute' | 'second' | undefined;
  invalid?: boolean | undefined;
  disabled?: boolean | undefined;
  size?: 'md' | 'sm' | undefined;
}

/** A day and a time next to it; one value in the format of the API, no time zone touched. */
export function DateTimeInput({
  value,
  defaultValue,
  onValueChange,
  label,
  precision = 'minute',
  min,
  max,
  disabledReason,
  invalid,
  disabled,
  size: height,
  ...rest
}: DateTimeInputProps): ReactElement {
  const { say } = useDateLanguage();
  const [given, set] = useControllable<string | null, [Pick<DateChange, 'problem'>]>({
    value: value === undefined ? undefined : value || null,
    defaultValue: defaultValue || null,
    onValueChange,
  });
  const size = precision === 'second' ? 19 : 16;
  const parted = { day: givenDay(given), time: given?.slice(11, size) ?? null, value: given };
  const [draft, setDraft] = useState(parted);
  const current = draft.value === given ? draft : parted;

  const change = (day: string | null, time: string | null, problem: string | undefined): void => {
    const full = day === null || time === null ? null : `${day} ${time.padEnd(8, ':00')}.000`;
    setDraft({ day, time, value: full });
    const half = (day === null) !== (time === null);
    set(full, { problem: problem ?? (half ? (day === null ? say.needsDate : say.needsTime) : undefined) });
  };
  const parts = { invalid, disabled, size: height };
  return (
    <Root {...rest} role="group" aria-label={label}>
      <DateInput
        {...parts}
        aria-label={say.dateOf(label)}
        value={current.day}
        min={min}
        max={max}
        disabledReason={disabledReason}
        onValueChange={(day, { problem }) => change(day, current.time, problem)}
      />
      <TimeInput
        {...parts}
        aria-label={say.timeOf(label)}
        precision={precision}
        value={current.time}
        onValueChange={(time, { problem }) => change(current.day, time, problem)}
      />
    </Root>
  );
}
