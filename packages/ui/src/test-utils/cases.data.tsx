import * as data from '../data/index.ts';
import * as date from '../date/index.ts';
import { NotificationCenter, NotificationLine } from '../feedback/notifications/index.ts';
import { Toaster } from '../feedback/toast/index.ts';
import { FileUpload } from '../upload/index.ts';
import { bare, boxed, nothing, same, type ConformanceCase } from './case.ts';

interface Row {
  id: string;
  name: string;
}
const rows: Row[] = [{ id: '1', name: 'Анна' }];
const columns = [data.column<Row>({ id: 'name', header: 'Имя', cell: (row) => row.name })];

/** Table, dates, upload, messages. */
export const dataCases: readonly ConformanceCase[] = [
  same('CalendarButton', (p) => <date.CalendarButton value="2026-11-20" onValueChange={nothing} {...p} />),
  same('CalendarPanel', (p) => <date.CalendarPanel value="2026-11-20" onValueChange={nothing} {...p} />),
  same('ColumnSettings', (p) => (
    <data.ColumnSettings
      columns={columns}
      value={{ order: ['name'], hidden: [], widths: {}, pins: {} }}
      onValueChange={nothing}
      density="regular"
      onDensityChange={nothing}
      onReset={nothing}
      {...p}
    />
  )),
  same('DataTable', (p) => (
    <data.DataTable columns={columns} rows={rows} getRowId={(row) => row.id} caption="Участники" {...p} />
  )),
  boxed('DateInput', (p) => <date.DateInput value="2026-11-20" onValueChange={nothing} aria-label="День" {...p} />),
  boxed('DateRangePicker', (p) => <date.DateRangePicker value={null} onValueChange={nothing} label="Период" {...p} />),
  same('DateTimeInput', (p) => (
    <date.DateTimeInput value="2026-11-20 12:41:00.000" onValueChange={nothing} label="Начало" {...p} />
  )),
  same('FileUpload', (p) => <FileUpload label="Фото чека" url="/files" {...p} />),
  boxed('ExportButton', (p) => <data.ExportButton onExport={nothing} {...p} />),
  same('FilterBar', (p) => <data.FilterBar filters={[]} value={{}} onValueChange={nothing} {...p} />),
  same('Month', (p) => (
    <date.Month
      year={2026}
      month={11}
      focused={undefined}
      grabFocus={false}
      range={undefined}
      onPick={nothing}
      onMove={nothing}
      {...p}
    />
  )),
  same('NotificationCenter', (p) => <NotificationCenter entries={[]} {...p} />),
  same('NotificationLine', (p) => <NotificationLine tone="info" title="Новая акция" when="20 ноября" {...p} />),
  same('PermissionMatrix', (p) => (
    <data.PermissionMatrix label="Права" sections={[]} columns={[{ id: 'read', label: 'Чтение' }]} {...p} />
  )),
  same('TreePicker', (p) => <data.TreePicker label="Магазины" nodes={[]} {...p} />),
  same('SavedViews', (p) => (
    <data.SavedViews views={[{ id: 'all', label: 'Все' }]} value="all" onValueChange={nothing} {...p} />
  )),
  same('TableToolbar', (p) => <data.TableToolbar label="Участники" {...p} />),
  boxed('TimeInput', (p) => <date.TimeInput value="12:41" onValueChange={nothing} aria-label="Время" {...p} />),
  bare('Toaster', 'draws what the store holds, at the end of body', () => <Toaster />),
];
