import { DateRangePicker, rangePresets } from '@pribavka/ui/dates';
import type { ReactElement } from 'react';

import { type Days, longestPeriod } from './period.ts';

// Summaries have no «всё время».
const presets = rangePresets.filter(({ id }) => id !== 'all');

export interface OwnDaysProps {
  days: Days;
  /** Last day that may be chosen: today in the programme's zone. */
  today: string;
  onDays: (days: Days) => void;
}

/** Any days up to today, as many as the summaries take. */
export function OwnDays({ days, today, onDays }: OwnDaysProps): ReactElement {
  return (
    <DateRangePicker
      value={days}
      onValueChange={(range) => range && onDays(range)}
      presets={presets}
      max={today}
      maxDays={longestPeriod}
    />
  );
}
