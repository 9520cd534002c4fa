import { useState, type ReactElement } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import preview from '../../../../.storybook/preview.tsx';
import { Field } from '../inputs/field/Field.tsx';
import type { DayRange } from './core/range.ts';
import { DateInput, type DateInputProps } from './date-input/DateInput.tsx';
import { DateTimeInput } from './date-input/DateTimeInput.tsx';
import { DateRangePicker } from './range/DateRangePicker.tsx';

const meta = preview.meta({ title: 'Компоненты/Даты', component: DateInput });

const Example = ({ start = null, ...rest }: Partial<DateInputProps> & { start?: string | null }): ReactElement => {
  const [state, setState] = useState<{ value: string | null; problem?: string | undefined }>({ value: start });
  return (
    <div style={{ maxWidth: 320 }}>
      <Field label="Дата покупки" error={state.problem} hint="Как в чеке">
        <DateInput {...rest} value={state.value} onValueChange={(value, { problem }) => setState({ value, problem })} />
      </Field>
      <output data-testid="value">{state.value ?? 'нет'}</output>
    </div>
  );
};
const body = () => within(document.body);

export const Typed = meta.story({
  name: 'Набор с клавиатуры',
  render: () => <Example />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '5.3.2026');
    await expect(field).toHaveValue('05.03.2026');
    await expect(canvas.getByTestId('value')).toHaveTextContent('2026-03-05');
  },
});

export const Pasted = meta.story({
  name: 'Вставка',
  render: () => <Example />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    for (const text of ['2026-03-15', '15/03/26', '15 марта 2026']) {
      await userEvent.clear(field);
      await userEvent.click(field);
      await userEvent.paste(text);
      await expect(field).toHaveValue('15.03.2026');
    }
  },
});

export const Half = meta.story({
  name: 'Неполный год не дата',
  render: () => <Example />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '15.07.202');
    await expect(canvas.getByTestId('value')).toHaveTextContent('нет');
    await expect(canvas.getByText('Введите дату целиком: день, месяц и год')).toBeVisible();
  },
});

export const Limits = meta.story({
  name: 'Границы с причиной',
  render: () => <Example min="2026-11-01" max="2026-11-20" start="2026-11-10" />,
  play: async ({ canvas }) => {
    await userEvent.clear(canvas.getByRole('textbox'));
    await userEvent.type(canvas.getByRole('textbox'), '25112026');
    await expect(canvas.getByText('Не позже 20 ноября 2026')).toBeVisible();
  },
});

export const Calendar = meta.story({
  name: 'Календарь',
  render: () => <Example start="2026-11-20" />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Выбрать дату, выбрано 20 ноября 2026' }));
    const grid = await body().findByRole('grid', { name: 'ноябрь 2026' });
    const chosen = within(grid).getByRole('gridcell', { name: 'пятница, 20 ноября 2026' });
    await waitFor(() => expect(chosen).toHaveFocus());
    await userEvent.keyboard('{PageUp}{Home}');
    await expect(await body().findByRole('gridcell', { name: 'понедельник, 19 октября 2026' })).toHaveFocus();
  },
});

export const Chosen = meta.story({
  name: 'Выбор в календаре',
  render: () => <Example start="2026-11-20" />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: /Выбрать дату/u });
    await userEvent.click(button);
    await body().findByRole('grid', { name: 'ноябрь 2026' });
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    await expect(canvas.getByTestId('value')).toHaveTextContent('2026-11-19');
    await waitFor(() => expect(canvas.getByRole('button', { name: /выбрано 19 ноября/u })).toHaveFocus());
  },
});

export const Birth = meta.story({
  name: 'Дата рождения',
  render: () => <Example jump max="2008-11-20" min="1926-01-01" start="1990-05-03" />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Выбрать дату/u }));
    await userEvent.selectOptions(await body().findByRole('combobox', { name: 'Год' }), '1978');
    await expect(body().getByRole('grid', { name: 'май 1978' })).toBeVisible();
  },
});

const Range = ({ start = null }: { start?: DayRange | null }): ReactElement => {
  const [range, setRange] = useState(start);
  return (
    <div style={{ minHeight: 460 }}>
      <DateRangePicker value={range} onValueChange={setRange} />
      <output data-testid="value">{range ? `${range.from}..${range.to}` : 'всё время'}</output>
    </div>
  );
};

export const Period = meta.story({
  name: 'Период',
  render: () => <Range start={{ from: '2026-10-22', to: '2026-11-20' }} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Период/u }));
    const dialog = await body().findByRole('dialog', { name: 'Период' });
    await waitFor(() => expect(dialog).toBeVisible());
    await waitFor(() => expect(within(dialog).getAllByRole('grid')).toHaveLength(2));
  },
});

export const Asked = meta.story({
  name: 'Период, открытый сразу',
  render: () => (
    <div style={{ minHeight: 460 }}>
      <DateRangePicker defaultOpen label="Подана" />
    </div>
  ),
  play: async () => {
    const dialog = await body().findByRole('dialog', { name: 'Период' });
    await waitFor(() => expect(within(dialog).getAllByRole('grid')).toHaveLength(2));
  },
});

export const Reversed = meta.story({
  name: 'Период с конца',
  render: () => <Range start={{ from: '2026-10-22', to: '2026-11-20' }} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Период/u }));
    await userEvent.click(await body().findByRole('gridcell', { name: /, 18 ноября 2026/u }));
    await userEvent.click(body().getByRole('gridcell', { name: /, 5 октября 2026/u }));
    await userEvent.click(body().getByRole('button', { name: 'Показать' }));
    await expect(canvas.getByTestId('value')).toHaveTextContent('2026-10-05..2026-11-18');
  },
});

const Moment = (): ReactElement => {
  const [value, setValue] = useState<string | null>('2026-11-20 09:05:00.000');
  return (
    <div style={{ maxWidth: 360 }}>
      <DateTimeInput label="Начало акции" value={value} onValueChange={setValue} />
      <output data-testid="value">{value ?? 'нет'}</output>
    </div>
  );
};

export const WithTime = meta.story({
  name: 'Дата и время',
  render: () => <Moment />,
  play: async ({ canvas }) => {
    const time = canvas.getByRole('textbox', { name: 'Начало акции: время' });
    await userEvent.clear(time);
    await expect(canvas.getByTestId('value')).toHaveTextContent('нет');
    await userEvent.type(time, '930');
    await expect(canvas.getByTestId('value')).toHaveTextContent('2026-11-20 09:30:00.000');
  },
});
