import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';

import { Month } from '../calendar/Month.tsx';
import { stepDay } from './step.ts';
import { TodayContext } from './today-context.ts';

const month = (
  <Month
    year={2026}
    month={12}
    focused={undefined}
    grabFocus={false}
    range={null}
    onPick={() => undefined}
    onMove={() => undefined}
  />
);
const todayIn = (markup: string): string | undefined =>
  /<td[^>]*data-day="([\d-]+)"[^>]*data-today=""/u.exec(markup)?.[1];

it('marks the day of the application, and that of the own clock where none is given', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 11, 5, 12) });
  const given = <TodayContext value={() => '2026-12-06'}>{month}</TodayContext>;
  expect([todayIn(renderToStaticMarkup(month)), todayIn(renderToStaticMarkup(given))]).toEqual([
    '2026-12-05',
    '2026-12-06',
  ]);
  expect([stepDay('', 0, 1, {}), stepDay('', 0, 1, { today: '2026-12-06' })]).toEqual(['2026-12-06', '2026-12-07']);
  vi.useRealTimers();
});
