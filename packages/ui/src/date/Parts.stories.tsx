import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import preview from '../../../../.storybook/preview.tsx';
import { Field } from '../inputs/field/Field.tsx';
import { CalendarPanel } from './calendar/CalendarPanel.tsx';
import { Month } from './calendar/Month.tsx';
import { CalendarButton } from './date-input/CalendarButton.tsx';
import { TimeInput } from './date-input/TimeInput.tsx';

const meta = preview.meta({
  component: CalendarPanel,
  subcomponents: { CalendarButton, Month, TimeInput },
  title: 'Компоненты/Даты/Части',
});

function Picked({ jump = false }: { jump?: boolean }) {
  const [day, setDay] = useState<string>('2026-11-20');
  return <CalendarPanel value={day} onValueChange={setDay} jump={jump} />;
}

export const Calendar = meta.story({ name: 'Календарь', render: () => <Picked /> });
export const WithJump = meta.story({ name: 'С выбором года', render: () => <Picked jump /> });

export const OneMonth = meta.story({
  name: 'Месяц с промежутком',
  render: () => (
    <Month
      year={2026}
      month={11}
      focused="2026-11-20"
      grabFocus={false}
      range={{ from: '2026-11-09', to: '2026-11-20' }}
      onPick={() => undefined}
      onMove={() => undefined}
    />
  ),
});

function ButtonPicked() {
  const [day, setDay] = useState<string | null>(null);
  return (
    <div style={{ minHeight: 360 }}>
      <CalendarButton value={day} onValueChange={setDay} />
      <CalendarButton value={day} onValueChange={setDay} disabled />
    </div>
  );
}

export const ByButton = meta.story({
  name: 'Кнопка календаря',
  render: () => <ButtonPicked />,
  play: async ({ canvasElement }) => {
    const [button] = within(canvasElement).getAllByRole('button', { name: 'Выбрать дату' });
    await userEvent.click(button as HTMLElement);
    const calendar = await screen.findByRole('dialog', { name: 'Календарь' });
    // Seen once it has found its place.
    await waitFor(async () => expect(calendar).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(button).toHaveFocus();
  },
});

function Time({ precision }: { precision: 'minute' | 'second' }) {
  const [value, setValue] = useState<string | null>('09:00');
  return (
    <Field label={precision === 'minute' ? 'Открытие' : 'Точное время'}>
      <TimeInput value={value} onValueChange={setValue} precision={precision} />
    </Field>
  );
}

export const Times = meta.story({
  name: 'Время',
  render: () => (
    <div style={{ display: 'grid', gap: 16, maxWidth: 200 }}>
      <Time precision="minute" />
      <Time precision="second" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Открытие' });
    await userEvent.clear(input);
    await userEvent.type(input, '2030');
    await expect(input).toHaveValue('20:30');
  },
});
