import { SegmentedControl } from '@pribavka/ui';
import { DateRangePicker, rangePresets } from '@pribavka/ui/dates';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';

import { type Days, longestPeriod, type PeriodName, periodNames } from './period.ts';
import { dashboardWords as words } from './words.ts';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
`;

// Summaries have no «всё время».
const presets = rangePresets.filter(({ id }) => id !== 'all');

export interface PeriodPickerProps {
  name: PeriodName | 'own';
  days: Days;
  today: string;
  onName: (name: PeriodName) => void;
  onDays: (days: Days) => void;
}

/** Usual periods by one press, and days of one's own. */
export function PeriodPicker({ name, days, today, onName, onDays }: PeriodPickerProps): ReactElement {
  return (
    <Root>
      <SegmentedControl<PeriodName | 'own'>
        aria-label={words.period}
        value={name}
        onValueChange={(next) => next !== 'own' && onName(next)}
        options={periodNames.map((value) => ({ value, label: words.periods[value] }))}
      />
      <DateRangePicker
        value={days}
        onChange={(range) => range && onDays(range)}
        presets={presets}
        max={today}
        maxDays={longestPeriod}
      />
    </Root>
  );
}
