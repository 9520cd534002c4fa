import { expect, userEvent, waitFor } from 'storybook/test';

import preview from '../../../../.storybook/preview.tsx';
import { ApplicationForm } from './examples/ApplicationForm.tsx';
import { ChoiceTable } from './examples/ChoiceTable.tsx';
import { ColumnsTable } from './examples/ColumnsTable.tsx';
import { EditTable } from './examples/EditTable.tsx';
import { FiltersTable } from './examples/FiltersTable.tsx';
import { FirstScreen } from './examples/FirstScreen.tsx';
import { MillionTable } from './examples/MillionTable.tsx';
import { PhotoUpload } from './examples/PhotoUpload.tsx';
import { ServerTable } from './examples/ServerTable.tsx';
import { SimpleTable } from './examples/SimpleTable.tsx';
import { StatesTable } from './examples/StatesTable.tsx';
import { ToastButtons } from './examples/ToastButtons.tsx';

/** The live examples of the guides; their code is the file itself, which is compiled with the package. */
const meta = preview.meta({ title: 'Руководства/Примеры', tags: ['!autodocs'], parameters: { density: 'regular' } });

export const Start = meta.story({ name: 'Первый экран', render: () => <FirstScreen /> });
export const Rules = meta.story({
  name: 'Форма с правилами',
  render: () => <ApplicationForm />,
});
export const TableSimple = meta.story({
  name: 'Простая таблица',
  render: () => <SimpleTable />,
});
export const TableServer = meta.story({
  name: 'Таблица с сервера',
  render: () => <ServerTable />,
});
export const TableColumns = meta.story({
  name: 'Столбцы таблицы',
  render: () => <ColumnsTable />,
  play: async ({ canvas }) => {
    const numbers = (): (string | null)[] =>
      canvas.getAllByRole('row').map((row) => row.lastElementChild?.textContent ?? null);
    await expect(numbers()[1]).toBe('210');
    await userEvent.click(canvas.getByRole('button', { name: 'Продаж' }));
    await waitFor(() => expect(numbers()[1]).not.toBe('210'));
  },
});
export const TableFilters = meta.story({
  name: 'Фильтры таблицы',
  render: () => <FiltersTable />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'нет такого');
    await userEvent.click(await canvas.findByRole('button', { name: 'Сбросить фильтры' }));
    await expect(await canvas.findByText('«Мастерок» № 1')).toBeVisible();
  },
});
export const TableStates = meta.story({
  name: 'Состояния таблицы',
  render: () => <StatesTable />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Повторить' }));
    await expect(await canvas.findByText('«Мастерок» № 1')).toBeVisible();
  },
});
export const TableChoice = meta.story({
  name: 'Выбор строк',
  render: () => <ChoiceTable />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Выбрать: «Мастерок» № 1' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Следующая страница' }));
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Выбрать: «Мастерок» № 6' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'В архив' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('{"type":"include","ids":["1","6"]}');
  },
});
export const TableEditing = meta.story({
  name: 'Правка в ячейке',
  render: () => <EditTable />,
  play: async ({ canvas }) => {
    const city = (await canvas.findAllByRole('gridcell'))[0]!;
    await userEvent.dblClick(city);
    const field = await canvas.findByRole('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, '{Enter}');
    await expect(await canvas.findByText('Укажите город')).toBeVisible();
    await userEvent.type(field, 'Тверь{Enter}');
    await waitFor(() => expect(canvas.getAllByRole('gridcell')[0]).toHaveTextContent('Тверь'));
  },
});
export const TableMillion = meta.story({
  name: 'Миллион строк с сервера',
  render: () => <MillionTable />,
  play: async ({ canvas, canvasElement }) => {
    const box = canvasElement.querySelector('[data-scroll]')!;
    await expect(canvas.getByText('100 из 1 000 000')).toBeVisible();
    await waitFor(() => {
      box.scrollTop = box.scrollHeight;
      return expect(canvas.getByText('200 из 1 000 000')).toBeVisible();
    });
  },
});
export const Upload = meta.story({ name: 'Загрузка фото', render: () => <PhotoUpload /> });
export const Toasts = meta.story({
  name: 'Сообщения не из React',
  render: () => <ToastButtons />,
});
