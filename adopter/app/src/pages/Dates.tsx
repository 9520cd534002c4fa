import { Field } from '@pribavka/ui';
import { CalendarPanel, DateInput, DateRangePicker, dottedDay, type DayRange } from '@pribavka/ui/dates';
import { type ReactElement, useState } from 'react';

export function Dates(): ReactElement {
  const [day, setDay] = useState('2026-11-20');
  const [range, setRange] = useState<DayRange | undefined>();
  return (
    <>
      <Field label="День">
        <DateInput value={day} onChange={({ value }) => setDay(value ?? day)} />
      </Field>
      <CalendarPanel value={day} onPick={setDay} />
      <DateRangePicker value={range} onChange={setRange} label="Период" />
      <p>{dottedDay('2026-11-20')}</p>
    </>
  );
}
