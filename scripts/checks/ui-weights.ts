import { weighUi } from '../lib/weigh.ts';
import { guardWeight } from './weight-guard.ts';

const KIB = 1024;

export interface UiWeight {
  readonly name: string;
  /** What an application writes to have it. */
  readonly code: string;
  /** KiB gzip the entry may add to an application that has the main entry. */
  readonly limit: number;
}

/** Limits of what the entries of packages/ui add; chunks fetched on demand apart. */
export const uiWeights: readonly UiWeight[] = [
  {
    name: 'ui/toast: тосты и уведомления',
    code: "export { Toaster, notify, toast } from '@pribavka/ui/toast';",
    limit: 6,
  },
  {
    name: 'ui/table: таблица, фильтры, выбор, сетка, столбцы, виды, адрес',
    code: "export { ColumnSettings, DataTable, FilterBar, SavedViews, column, emptySelection, selectionToJson, useColumnState, useTableState } from '@pribavka/ui/table';",
    limit: 22,
  },
  { name: 'ui/dates: поля, календарь, период', code: "export * from '@pribavka/ui/dates';", limit: 14 },
  { name: 'ui/upload', code: "export * from '@pribavka/ui/upload';", limit: 8 },
  { name: 'ui/charts', code: "export * from '@pribavka/ui/charts';", limit: 8 },
  { name: 'ui/media: просмотр фото', code: "export * from '@pribavka/ui/media';", limit: 6 },
  {
    name: 'ui/loyalty: баланс, баллы, формула, картинка товара',
    code: "export * from '@pribavka/ui/loyalty';",
    limit: 5,
  },
  { name: 'ui/shell: оболочки обоих приложений', code: "export * from '@pribavka/ui/shell';", limit: 12 },
];

/** Builds every entry and weighs it; the list of those over their limit. */
export async function checkUiWeights(): Promise<string[]> {
  const weights = await weighUi(uiWeights.map(({ code }) => code));
  return uiWeights.flatMap(({ name, limit }, at) => {
    const bytes = weights[at]?.added.gzip ?? 0;
    return guardWeight(name, bytes / KIB, limit);
  });
}
