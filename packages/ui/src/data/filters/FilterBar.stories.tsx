import { useState, type ReactElement } from 'react';
import { expect, userEvent, within } from 'storybook/test';

import preview from '../../../../../.storybook/preview.tsx';
import { Stack } from '../../layout/stack/Stack.tsx';
import type { FilterValues } from '../table/core/filters.ts';
import { FilterBar } from './FilterBar.tsx';
import type { Filter } from './types.ts';

const meta = preview.meta({ title: 'Компоненты/Таблица/Фильтры', component: FilterBar });

const filters: readonly Filter[] = [
  {
    id: 'status',
    label: 'Статус',
    type: 'options',
    always: true,
    anyLabel: 'любой',
    options: [
      { value: 'moderation', label: 'На модерации' },
      { value: 'confirmed', label: 'Подтверждён' },
    ],
  },
  { id: 'joined', label: 'Дата регистрации', type: 'dates', always: 'wide', anyLabel: 'любая' },
  { id: 'points', label: 'Баллы', type: 'numbers' },
  { id: 'city', label: 'Город', type: 'text' },
  { id: 'mine', label: 'Только мои', type: 'flag' },
];

function EveryKind(): ReactElement {
  const [value, setValue] = useState<FilterValues>({ status: ['moderation'] });
  const [search, setSearch] = useState('');
  return (
    <Stack gap={12}>
      <FilterBar
        filters={filters}
        value={value}
        onValueChange={setValue}
        search={search}
        onSearchChange={setSearch}
        searchLabel="Имя или телефон"
      />
      <output>{JSON.stringify(value)}</output>
    </Stack>
  );
}

export const Kinds = meta.story({
  name: 'Все виды фильтров',
  render: () => <EveryKind />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Статус: На модерации' }));
    await userEvent.click(await within(document.body).findByRole('checkbox', { name: 'Подтверждён' }));
    await expect(await canvas.findByText('{"status":["moderation","confirmed"]}')).toBeVisible();
  },
});
