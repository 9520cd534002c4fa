import { Filter } from 'lucide-react';

import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../actions/button/Button.tsx';
import { ColumnSettings } from '../data/columns/ColumnSettings.tsx';
import { FilterBar } from '../data/filters/FilterBar.tsx';
import { initialColumnState } from '../data/table/core/columns.ts';
import { DataTable } from '../data/table/DataTable.tsx';
import { column } from '../data/table/types.ts';
import { SavedViews } from '../data/views/SavedViews.tsx';
import { CalendarPanel } from '../date/calendar/CalendarPanel.tsx';
import { CalendarButton } from '../date/date-input/CalendarButton.tsx';
import { DateInput } from '../date/date-input/DateInput.tsx';
import { DateTimeInput } from '../date/date-input/DateTimeInput.tsx';
import { TimeInput } from '../date/date-input/TimeInput.tsx';
import { DateRangePicker } from '../date/range/DateRangePicker.tsx';
import { Stack } from '../layout/stack/Stack.tsx';
import { PhotoViewer } from '../media/photo-viewer/PhotoViewer.tsx';
import { Pagination } from '../navigation/pagination/Pagination.tsx';
import { Tabs } from '../navigation/tabs/Tabs.tsx';
import { Menu } from '../overlays/menu/Menu.tsx';
import { Popover } from '../overlays/popover/Popover.tsx';
import type { UploadItem } from '../upload/core/types.ts';
import { FileUpload } from '../upload/file-upload/FileUpload.tsx';
import { CheckboxGroup } from './checkbox/CheckboxGroup.tsx';
import { Combobox } from './combobox/Combobox.tsx';
import { NumberInput } from './number-input/NumberInput.tsx';
import { QuantityStepper } from './number-input/QuantityStepper.tsx';
import { OneTimeCode } from './one-time-code/OneTimeCode.tsx';
import { SegmentedControl } from './segmented-control/SegmentedControl.tsx';
import { Textarea } from './textarea/Textarea.tsx';

const meta = preview.meta({ title: 'Компоненты/Поля/Значение', parameters: { density: 'regular' } });

const options = [
  { value: 'week', label: '7 дней' },
  { value: 'month', label: '30 дней' },
];
const cities = { load: () => ['Тверь', 'Ржев'], getKey: (city: string) => city, getLabel: (city: string) => city };

interface Shop {
  id: string;
  name: string;
  city: string;
}
const shops: Shop[] = [
  { id: '1', name: '«Мастерок» на Волоколамском', city: 'Тверь' },
  { id: '2', name: '«Мастерок» в Ржеве', city: 'Ржев' },
];
const columns = [
  column<Shop>({ id: 'name', header: 'Магазин', cell: (shop) => shop.name, sortable: true }),
  column<Shop>({ id: 'city', header: 'Город', cell: (shop) => shop.city }),
];
const narrow = { ...initialColumnState(columns), widths: { name: 320 } };
const scan: UploadItem = {
  id: 'scan',
  file: new File(['%PDF'], 'паспорт.pdf', { type: 'application/pdf' }),
  name: 'паспорт.pdf',
  size: 240_000,
  status: 'success',
  progress: 1,
  problem: undefined,
  response: undefined,
};
const pixel = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/%3E';

export const Controls = meta.story({
  name: 'Поле держит значение само',
  render: () => (
    <Stack gap={16} style={{ maxWidth: 420 }}>
      <Textarea aria-label="Комментарий" defaultValue="Нужно второе фото" />
      <Textarea aria-label="Комментарий от родителя" value="Чек не читается" onValueChange={() => undefined} />
      <NumberInput aria-label="Сумма" defaultValue={5000} suffix="₽" />
      <QuantityStepper aria-label="Штук" defaultValue={3} />
      <OneTimeCode aria-label="Код" defaultValue="40" />
      <CheckboxGroup aria-label="Периоды" options={options} defaultValue={['week']} />
      <SegmentedControl aria-label="Период" options={options} defaultValue="month" />
      <Combobox<string> {...cities} aria-label="Город" defaultValue="Тверь" />
      <FileUpload label="Паспорт" url="/api/files" defaultValue={[scan]} />
      <FileUpload label="Паспорт от родителя" url="/api/files" value={[scan]} />
    </Stack>
  ),
});

export const Days = meta.story({
  name: 'Даты',
  render: () => (
    <Stack gap={16} style={{ maxWidth: 420 }}>
      <DateInput aria-label="День" defaultValue="2026-11-20" />
      <TimeInput aria-label="Время" defaultValue="09:05" />
      <DateTimeInput label="Начало" defaultValue="2026-11-20 09:05:00.000" />
      <DateRangePicker label="Период" defaultValue={{ from: '2026-11-01', to: '2026-11-20' }} />
      <CalendarButton defaultValue="2026-11-20" />
      <CalendarPanel defaultValue="2026-11-20" />
    </Stack>
  ),
});

export const Lists = meta.story({
  name: 'Список и его настройки',
  render: () => (
    <Stack gap={16}>
      <SavedViews
        views={[
          { id: 'all', label: 'Все' },
          { id: 'new', label: 'Новые' },
        ]}
        defaultValue="new"
      />
      <FilterBar
        filters={[{ id: 'mine', label: 'Мои', type: 'flag', always: true }]}
        defaultValue={{ mine: true }}
        defaultSearch="мастерок"
        onSearchChange={() => undefined}
        aside={
          <>
            <ColumnSettings columns={columns} defaultValue={narrow} defaultDensity="compact" />
            <ColumnSettings columns={columns} defaultDensity="regular" aria-label="Столбцы обычной таблицы" />
            <ColumnSettings columns={columns} defaultDensity="comfortable" aria-label="Столбцы просторной таблицы" />
          </>
        }
      />
      <DataTable
        columns={columns}
        rows={shops}
        getRowId={(shop) => shop.id}
        caption="Магазины"
        defaultSort={[{ id: 'name', desc: false }]}
        defaultSelection={{ type: 'include', ids: new Set(['1']) }}
        defaultColumnState={narrow}
      />
      <Pagination defaultPage={3} defaultPageSize={30} pageSizes={[15, 30]} total={1318} />
      <Tabs label="Разделы" tabs={options} defaultValue="month" />
      <PhotoViewer
        photos={[
          { src: pixel, alt: 'Чек, первое фото' },
          { src: pixel, alt: 'Чек, второе фото' },
        ]}
        defaultIndex={1}
      />
    </Stack>
  ),
});

export const Opened = meta.story({
  name: 'Открыто с самого начала',
  render: () => (
    <div style={{ display: 'flex', gap: 240, minHeight: 200 }}>
      <Popover label="Подсказка" defaultOpen trigger={<Button icon={Filter}>Условия</Button>}>
        Баллы приходят через день
      </Popover>
    </div>
  ),
});

export const OpenedMenu = meta.story({
  name: 'Меню открыто с самого начала',
  render: () => (
    <div style={{ minHeight: 200 }}>
      <Menu
        label="Действия"
        defaultOpen
        placement="bottom-start"
        trigger={<Button>Действия</Button>}
        items={[{ id: 'edit', label: 'Изменить', onSelect: () => undefined }]}
      />
    </div>
  ),
});
