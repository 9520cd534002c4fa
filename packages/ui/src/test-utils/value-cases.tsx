import type { ReactElement } from 'react';

import * as data from '../data/index.ts';
import * as date from '../date/index.ts';
import * as ui from '../index.ts';
import { FileUpload, type UploadItem } from '../upload/index.ts';
import { text, marked, ticks, name, content, press, type, inOrder, day, type Person } from './value-tools.ts';

/** The three props every control has. */
export interface Held {
  value?: never;
  defaultValue?: never;
  onValueChange?: never;
}

export interface ValueCase {
  /** The component. */
  name: string;
  draw: (held: Held) => ReactElement;
  start: unknown;
  change: (person: Person) => Promise<void>;
  changed: unknown;
  /** What a person does to empty it, and what is reported then. Left out where it can never be emptied. */
  empty?: ((person: Person) => Promise<void>) | undefined;
  emptied?: unknown;
  /** What is to be seen of the value. */
  shown: (place: HTMLElement) => unknown;
  /** Why what was done is seen though the parent did not take it. */
  seenAnyway?: string | undefined;
}

const options = [
  { value: 'a', label: 'Первый' },
  { value: 'b', label: 'Второй' },
];
const cities = {
  load: () => ['Тверь', 'Ржев'],
  getKey: (city: string) => city,
  getLabel: (city: string) => city,
};
const columns = [
  data.column<object>({ id: 'name', header: 'Имя', cell: () => '' }),
  data.column<object>({ id: 'city', header: 'Город', cell: () => '' }),
];
const columnState = data.initialColumnState(columns);
const file = (id: string): UploadItem => ({
  id,
  file: new File(['x'], `${id}.png`),
  name: `${id}.png`,
  size: 1,
  status: 'success',
  progress: 1,
  problem: undefined,
  response: undefined,
});

const files = [file('a'), file('b')];
const november: date.RangePreset = {
  id: 'november',
  label: 'Ноябрь',
  range: () => ({ from: '2026-11-01', to: '2026-11-30' }),
};
const presets = [november, { id: 'all', label: 'Всё время', range: () => null }];

const field = { 'aria-label': 'Поле' };
const textCase = (
  component: string,
  draw: ValueCase['draw'],
  start: unknown = 'один',
  keys = 'два',
  changed: unknown = 'два',
): ValueCase => ({
  name: component,
  draw,
  start,
  change: type(keys),
  changed,
  empty: type(''),
  emptied: '',
  shown: text,
});

/** Every public component that holds a value, and how a person changes and empties it. */
export const valueCases: readonly ValueCase[] = [
  textCase('TextInput', (held) => <ui.TextInput {...field} {...held} />),
  textCase('Textarea', (held) => <ui.Textarea {...field} {...held} />),
  textCase('PasswordInput', (held) => <ui.PasswordInput {...field} {...held} />),
  {
    ...textCase('SearchInput', (held) => <ui.SearchInput {...field} debounce={0} {...held} />),
    seenAnyway: 'what is being typed stays until the query in force changes',
  },
  textCase('OneTimeCode', (held) => <ui.OneTimeCode {...field} {...held} />, '40', '17', '17'),
  {
    ...textCase('NumberInput', (held) => <ui.NumberInput {...field} {...held} />, 5, '12', 12),
    change: inOrder(type('12'), async ({ user }) => user.tab()),
    emptied: null,
  },
  {
    name: 'QuantityStepper',
    draw: (held) => <ui.QuantityStepper {...field} {...held} />,
    start: 2,
    change: press('button', 'Больше'),
    changed: 3,
    shown: text,
  },
  {
    name: 'Checkbox',
    draw: (held) => <ui.Checkbox {...held}>Согласен</ui.Checkbox>,
    start: false,
    change: press('checkbox', 'Согласен'),
    changed: true,
    empty: press('checkbox', 'Согласен'),
    emptied: false,
    shown: ticks,
  },
  {
    name: 'Switch',
    draw: (held) => <ui.Switch {...held}>Включено</ui.Switch>,
    start: false,
    change: press('switch', 'Включено'),
    changed: true,
    empty: press('switch', 'Включено'),
    emptied: false,
    shown: ticks,
  },
  {
    name: 'CheckboxGroup',
    draw: (held) => <ui.CheckboxGroup options={options} {...field} {...held} />,
    start: ['a'],
    change: press('checkbox', 'Второй'),
    changed: ['a', 'b'],
    empty: inOrder(press('checkbox', 'Первый'), press('checkbox', 'Второй')),
    emptied: [],
    shown: ticks,
  },
  {
    name: 'RadioGroup',
    draw: (held) => <ui.RadioGroup options={options} {...field} {...held} />,
    start: 'a',
    change: press('radio', 'Второй'),
    changed: 'b',
    shown: marked,
  },
  {
    name: 'SegmentedControl',
    draw: (held) => <ui.SegmentedControl options={options} {...field} {...held} />,
    start: 'a',
    change: press('radio', 'Второй'),
    changed: 'b',
    shown: marked,
  },
  {
    name: 'Select',
    draw: (held) => <ui.Select options={options} {...field} {...held} />,
    start: 'a',
    change: async ({ page, user }) => {
      await user.click(page.getByRole('combobox'));
      await user.click(page.getByRole('option', { name: 'Второй' }));
    },
    changed: 'b',
    shown: content,
  },
  {
    name: 'Combobox',
    draw: (held) => <ui.Combobox<string> {...cities} {...field} {...held} />,
    start: 'Тверь',
    change: async ({ page, user }) => {
      await user.click(page.getByRole('combobox'));
      await user.click(page.getByRole('option', { name: 'Ржев' }));
    },
    changed: 'Ржев',
    empty: press('button', 'Очистить'),
    emptied: null,
    shown: text,
  },
  {
    name: 'Tabs',
    draw: (held) => <ui.Tabs tabs={options} label="Разделы" {...held} />,
    start: 'a',
    change: press('tab', 'Второй'),
    changed: 'b',
    shown: (place) => place.querySelector('[aria-selected="true"]')?.textContent,
  },
  {
    name: 'DateInput',
    draw: (held) => <date.DateInput {...field} {...held} />,
    start: '2026-11-20',
    change: async ({ page, user }) => {
      await user.click(page.getByLabelText('Поле', { exact: true }));
      await user.keyboard('{Home}{ArrowUp}');
    },
    changed: '2026-11-21',
    empty: type(''),
    emptied: null,
    shown: text,
  },
  {
    name: 'TimeInput',
    draw: (held) => <date.TimeInput {...field} {...held} />,
    start: '12:41',
    change: type('0905'),
    changed: '09:05',
    empty: type(''),
    emptied: null,
    shown: text,
    seenAnyway: 'a time half typed is reported as null before it is whole',
  },
  {
    name: 'DateTimeInput',
    draw: (held) => <date.DateTimeInput label="Начало" {...held} />,
    start: '2026-11-20 12:41:00.000',
    change: async ({ page, user }) => {
      await user.click(page.getByLabelText('Начало: дата', { exact: true }));
      await user.keyboard('{Home}{ArrowUp}');
    },
    changed: '2026-11-21 12:41:00.000',
    empty: async ({ page, user }) => {
      await user.clear(page.getByLabelText('Начало: дата', { exact: true }));
      await user.clear(page.getByLabelText('Начало: время', { exact: true }));
    },
    emptied: null,
    shown: text,
  },
  {
    name: 'DateRangePicker',
    draw: (held) => <date.DateRangePicker presets={presets} {...held} />,
    start: { from: '2026-11-09', to: '2026-11-20' },
    change: inOrder(press('button', /^Период/), press('button', 'Ноябрь'), press('button', 'Показать')),
    changed: { from: '2026-11-01', to: '2026-11-30' },
    empty: inOrder(press('button', /^Период/), press('button', 'Всё время'), press('button', 'Показать')),
    emptied: null,
    shown: name,
  },
  {
    name: 'CalendarPanel',
    draw: (held) => <date.CalendarPanel {...held} />,
    start: '2026-11-20',
    change: day(/, 5 ноября 2026/),
    changed: '2026-11-05',
    shown: (place) => [...place.querySelectorAll('[data-end]')].map((one) => one.getAttribute('data-day')),
  },
  {
    name: 'CalendarButton',
    draw: (held) => <date.CalendarButton {...held} />,
    start: '2026-11-20',
    change: inOrder(press('button', /^Выбрать дату/), day(/, 5 ноября 2026/)),
    changed: '2026-11-05',
    shown: name,
  },
  {
    name: 'FilterBar',
    draw: (held) => <data.FilterBar filters={[{ id: 'mine', label: 'Мои', type: 'flag', always: true }]} {...held} />,
    start: {},
    change: press('button', 'Мои'),
    changed: { mine: true },
    empty: press('button', 'Сбросить'),
    emptied: {},
    shown: (place) => place.querySelector('[aria-pressed]')?.getAttribute('aria-pressed'),
  },
  {
    name: 'SavedViews',
    draw: (held) => (
      <data.SavedViews
        views={[
          { id: 'all', label: 'Все' },
          { id: 'new', label: 'Новые' },
        ]}
        {...held}
      />
    ),
    start: 'all',
    change: press('button', 'Новые'),
    changed: 'new',
    shown: (place) => place.querySelector('[aria-current]')?.textContent,
  },
  {
    name: 'ColumnSettings',
    draw: (held) => <data.ColumnSettings columns={columns} {...held} />,
    start: columnState,
    change: inOrder(press('button', 'Столбцы и плотность'), press('checkbox', 'Город')),
    changed: { ...columnState, hidden: ['city'] },
    empty: press('button', 'Сбросить'),
    emptied: columnState,
    shown: () => ticks(document.querySelector('[role="dialog"]') ?? document.createElement('div')),
  },
  {
    name: 'TreePicker',
    draw: (held) => <data.TreePicker label="Магазины" nodes={[{ id: 'm1', label: 'Мастерок' }]} {...held} />,
    start: [],
    change: press('treeitem', /Мастерок/),
    changed: ['m1'],
    empty: press('treeitem', /Мастерок/),
    emptied: [],
    shown: (place) => place.querySelector('[aria-checked]')?.getAttribute('aria-checked'),
  },
  {
    name: 'PermissionMatrix',
    draw: (held) => (
      <data.PermissionMatrix
        label="Права"
        searchLabel={null}
        sections={[{ id: 's', label: 'Продажи', rows: [{ id: 'sales', label: 'Список', columns: ['read'] }] }]}
        columns={[{ id: 'read', label: 'Чтение' }]}
        {...held}
      />
    ),
    start: [],
    change: press('checkbox', /Список.*Чтение|Чтение.*Список/),
    changed: ['sales:read'],
    empty: press('checkbox', /Список.*Чтение|Чтение.*Список/),
    emptied: [],
    shown: ticks,
  },
  {
    name: 'FileUpload',
    draw: (held) => <FileUpload label="Фото" url="/files" multiple {...held} />,
    start: files,
    change: press('button', 'Убрать a.png'),
    changed: files.slice(1),
    empty: press('button', 'Убрать b.png'),
    emptied: [],
    shown: (place) => [...place.querySelectorAll('li')].map((row) => row.textContent?.slice(0, 1)),
    seenAnyway: 'a file that was taken away has stopped being sent; the parent gives another list to bring it back',
  },
];
