import { fn } from 'storybook/test';

import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../../actions/button/Button.tsx';
import { ExportButton } from '../export/ExportButton.tsx';
import { FilterBar } from '../filters/FilterBar.tsx';
import { SavedViews } from '../views/SavedViews.tsx';
import { TableToolbar } from './TableToolbar.tsx';

const meta = preview.meta({
  title: 'Компоненты/Таблица/Полоса над таблицей',
  component: TableToolbar,
  parameters: { density: 'regular' },
});

export const Whole = meta.story({
  name: 'Виды, действия, фильтры',
  render: () => (
    <TableToolbar
      label="Участники: вид и фильтры"
      views={
        <SavedViews
          views={[
            { id: 'all', label: 'Все', count: 18_204 },
            { id: 'moderation', label: 'На модерации', count: 37 },
          ]}
          value="all"
          onValueChange={fn()}
        />
      }
      actions={
        <>
          <ExportButton onExport={fn()} count={18_204} />
          <Button variant="primary">Пригласить</Button>
        </>
      }
      filters={
        <FilterBar
          filters={[{ id: 'mine', label: 'Мои', type: 'flag', always: true }]}
          value={{ mine: true }}
          onValueChange={fn()}
          search=""
          onSearchChange={fn()}
        />
      }
    />
  ),
});

export const FiltersOnly = meta.story({
  name: 'Только фильтры',
  render: () => (
    <TableToolbar
      label="Журнал: фильтры"
      filters={<FilterBar filters={[]} value={{}} onValueChange={fn()} search="" onSearchChange={fn()} />}
    />
  ),
});
