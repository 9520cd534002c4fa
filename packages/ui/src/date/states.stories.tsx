import { expect, fn, screen, userEvent, within } from 'storybook/test';

import preview from '../../../../.storybook/preview.tsx';
import { Stack } from '../layout/stack/Stack.tsx';
import { CalendarPanel } from './calendar/CalendarPanel.tsx';
import { Month } from './calendar/Month.tsx';
import { addDays } from './core/iso.ts';
import { CalendarButton } from './date-input/CalendarButton.tsx';
import { DateInput } from './date-input/DateInput.tsx';
import { DateTimeInput } from './date-input/DateTimeInput.tsx';
import { TimeInput } from './date-input/TimeInput.tsx';
import { DateRangePicker } from './range/DateRangePicker.tsx';

const meta = preview.meta({ title: 'Компоненты/Даты/Состояния', component: DateInput });

const nothing = fn();
const holiday = (day: string): string | undefined => (day === '2026-11-04' ? 'Праздник: банк не работает' : undefined);
const limits = { min: '2026-11-01', max: '2026-11-20', disabledReason: holiday } as const;

export const Fields = meta.story({
  name: 'Поля',
  render: () => (
    <Stack gap={12} style={{ maxWidth: 320 }}>
      <DateInput aria-label="Обычная" size="md" value="2026-11-20" onValueChange={nothing} />
      <DateInput aria-label="Пустая" value={null} onValueChange={nothing} {...limits} />
      <DateInput aria-label="С ошибкой" value="2026-11-04" onValueChange={nothing} disabledReason={holiday} invalid />
      <DateInput aria-label="Закрытая" value="2026-11-20" onValueChange={nothing} disabled />
      <DateInput aria-label="Из чека" value="2026-11-20" onValueChange={nothing} readOnly />
      <DateInput aria-label="Без календаря" value="2026-11-20" onValueChange={nothing} bare size="sm" />
      <TimeInput aria-label="Время с ошибкой" size="md" value="09:05" onValueChange={nothing} invalid />
      <TimeInput aria-label="Время закрыто" value="09:05" onValueChange={nothing} disabled />
      <TimeInput aria-label="Время из чека" value="09:05" onValueChange={nothing} readOnly />
      <TimeInput aria-label="Малое время" value="09:05" onValueChange={nothing} size="sm" />
      <DateTimeInput
        label="Точное начало"
        value="2026-11-20 09:05:07.000"
        onValueChange={nothing}
        precision="second"
        size="md"
        disabledReason={holiday}
        invalid
      />
      <DateTimeInput label="Конец" value={null} onValueChange={nothing} disabled size="sm" />
    </Stack>
  ),
});

export const Calendars = meta.story({
  name: 'Календарь с границами',
  render: () => (
    <Stack gap={16} align="start">
      <CalendarPanel value="2026-11-20" onValueChange={nothing} {...limits} />
      <Month
        year={2026}
        month={11}
        focused="2026-11-10"
        grabFocus
        range={undefined}
        onPick={nothing}
        onMove={nothing}
        min="2026-11-01"
        max="2026-11-20"
        disabledReason={holiday}
      />
      <CalendarButton value="1990-05-03" onValueChange={nothing} jump max="2008-11-20" disabledReason={holiday} />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    nothing.mockClear();
    const [day] = within(canvasElement).getAllByRole('gridcell', { name: /среда, 4 ноября 2026\. Праздник/ });
    await expect(day).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(day as HTMLElement);
    await expect(nothing).not.toHaveBeenCalled();
  },
});

export const Periods = meta.story({
  name: 'Периоды: свои заготовки, предел, границы',
  render: () => (
    <Stack gap={12} align="start" style={{ minHeight: 480 }}>
      <DateRangePicker value={null} onValueChange={nothing} size="sm" />
      <DateRangePicker
        label="Отчёт"
        value={{ from: '2026-11-01', to: '2026-11-20' }}
        onValueChange={nothing}
        maxDays={31}
        min="2026-01-01"
        max="2026-12-31"
        disabledReason={holiday}
        presets={[{ id: 'half', label: 'Две недели', range: (today) => ({ from: addDays(today, -13), to: today }) }]}
      />
      <DateRangePicker value={null} onValueChange={nothing} disabled />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const [, report] = within(canvasElement).getAllByRole('button');
    await userEvent.click(report as HTMLElement);
    await expect(await screen.findByRole('button', { name: 'Две недели' })).toBeInTheDocument();
  },
});
