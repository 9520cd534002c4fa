import { SegmentedControl, useAtLeast } from '@pribavka/ui';
import { lazy, Suspense, type ReactElement } from 'react';
import { styled } from 'styled-components';

import type { OwnDaysProps } from './OwnDays.tsx';
import { type PeriodName, periodNames } from './period.ts';
import { dashboardMessages as messages } from './messages.ts';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
`;

// The calendar is heavy, and the usual periods need none of it.
const OwnDays = lazy(async () => ({ default: (await import('./OwnDays.tsx')).OwnDays }));

export interface PeriodPickerProps extends OwnDaysProps {
  name: PeriodName | 'own';
  onName: (name: PeriodName) => void;
}

/** Usual periods by one press, and days of one's own. */
export function PeriodPicker({ name, days, today, onName, onDays }: PeriodPickerProps): ReactElement {
  // Five periods fit a phone only when they are small.
  const isWide = useAtLeast('md');
  return (
    <Root>
      <SegmentedControl<PeriodName | 'own'>
        aria-label={messages.period}
        size={isWide ? 'md' : 'sm'}
        value={name}
        onValueChange={(next) => next !== 'own' && onName(next)}
        options={periodNames.map((value) => ({ value, label: messages.periods[value] }))}
      />
      <Suspense fallback={null}>
        <OwnDays days={days} today={today} onDays={onDays} />
      </Suspense>
    </Root>
  );
}
