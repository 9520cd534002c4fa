import { Field } from '@pribavka/ui';
import { CalendarPanel, DateInput, DateRangePicker, dottedDay, type DayRange } from '@pribavka/ui/dates';
import { type ReactElement, useState } from 'react';

export function Dates(): ReactElement {
  const [day, setDay] = useState('2026-11-20');
  const [range, setRange] = useState<DayRange | null>(null);
  return (
    <>
      <Field label="День">
        <DateInput value={day} onValueChange={(value) => setDay(value ?? day)} />
      </Field>
      <CalendarPanel value={day} onValueChange={setDay} />
      <DateRangePicker value={range} onValueChange={setRange} label="Период" />
      <p>{dottedDay('2026-11-20')}</p>
    </>
  );
}
