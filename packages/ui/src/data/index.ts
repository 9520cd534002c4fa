export * from './table/index.ts';
export { ColumnSettings } from './columns/ColumnSettings.tsx';
export type { ColumnSettingsProps } from './columns/ColumnSettings.types.ts';
export { downloadCsv } from './columns/exportCsv.ts';
export { FilterBar, type FilterBarProps } from './filters/FilterBar.tsx';
export type { Filter } from './filters/types.ts';
export { filterWords } from './filters/words.ts';
export { SavedViews, type SavedView, type SavedViewsProps } from './views/SavedViews.tsx';
