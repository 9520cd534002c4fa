import { DateRangePicker } from '@pribavka/ui/dates';
import type { ReactElement } from 'react';

interface Period {
  readonly from: string | undefined;
  readonly to: string | undefined;
}

interface PeriodFilterProps extends Period {
  label: string;
  onChange: (period: Period) => void;
}

/** Days of a list, `yyyy-MM-dd`, both inclusive; loaded after the list itself. */
export default function PeriodFilter({ label, from, to, onChange }: PeriodFilterProps): ReactElement {
  return (
    <DateRangePicker
      label={label}
      value={from || to ? { from: from ?? '', to: to ?? '' } : null}
      onValueChange={(range) => onChange({ from: range?.from, to: range?.to })}
    />
  );
}
