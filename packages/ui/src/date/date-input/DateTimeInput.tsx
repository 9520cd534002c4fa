import { useState, type ComponentPropsWithRef, type ReactElement } from 'react';
import { styled } from 'styled-components';

import type { DayLimits } from '../core/calendar.ts';
import { dayOf } from '../core/iso.ts';
import { DateInput } from './DateInput.tsx';
import { TimeInput } from './TimeInput.tsx';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  gap: 8px;
`;

export interface DateTimeInputProps extends DayLimits, Omit<ComponentPropsWithRef<'div'>, 'children' | 'onChange'> {
  /** `yyyy-MM-dd HH:mm:ss.SSS` (specification §9, API format). */
  value: string | null | undefined;
  onChange: (change: { value: string | undefined; problem: string | undefined }) => void;
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
  onChange,
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
  const given = value ?? undefined;
  const size = precision === 'second' ? 19 : 16;
  const [draft, setDraft] = useState({ day: given && dayOf(given), time: given?.slice(11, size), value: given });
  const current =
    draft.value === given ? draft : { day: given && dayOf(given), time: given?.slice(11, size), value: given };

  const tell = (day: string | undefined, time: string | undefined, problem: string | undefined): void => {
    const full = day === undefined || time === undefined ? undefined : `${day} ${time.padEnd(8, ':00')}.000`;
    setDraft({ day, time, value: full });
    const half = (day === undefined) !== (time === undefined);
    onChange({
      value: full,
      problem: problem ?? (half ? (day === undefined ? 'Введите дату' : 'Введите время') : undefined),
    });
  };
  const parts = { invalid, disabled, size: height };
  return (
    <Root {...rest} role="group" aria-label={label}>
      <DateInput
        {...parts}
        aria-label={`${label}: дата`}
        value={current.day}
        min={min}
        max={max}
        disabledReason={disabledReason}
        onChange={(change) => tell(change.value, current.time, change.problem)}
      />
      <TimeInput
        {...parts}
        aria-label={`${label}: время`}
        precision={precision}
        value={current.time}
        onChange={(change) => tell(current.day, change.value, change.problem)}
      />
    </Root>
  );
}
