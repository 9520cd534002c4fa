export {
  clampWidth,
  initialColumnState,
  maxColumnWidth,
  minColumnWidth,
  moveColumn,
  pinColumn,
  pinOf,
  reconcileColumnState,
  resizeColumn,
  rowHeights,
  toggleColumn,
  type ColumnAlign,
  type ColumnModel,
  type ColumnPin,
  type ColumnState,
  type Density,
} from './core/columns.ts';
export { neutralise, toCsv } from './core/csv.ts';
export {
  isEmptyFilter,
  isInterval,
  setFilter,
  type FilterModel,
  type FilterOption,
  type FilterType,
  type FilterValue,
  type FilterValues,
  type Interval,
} from './core/filters.ts';
export {
  countSelected,
  emptySelection,
  everythingSelected,
  hasSelection,
  headState,
  isSelected,
  selectionToJson,
  selectRange,
  setSelected,
  toggleSelected,
  type HeadState,
  type Selection,
} from './core/selection.ts';
export { describeSort, sortRows, toggleSort, type SortRule } from './core/sort.ts';
export {
  initialTableState,
  patchTableState,
  readTableState,
  writeTableState,
  type TableState,
  type TableStateModel,
} from './core/state.ts';
export { resolveColumns, tableMinWidth, type ResolveOptions, type ResolvedColumn } from './core/widths.ts';
export { DataTable } from './DataTable.tsx';
export type { DataTableProps } from './DataTable.types.ts';
export { useColumnState, type ColumnStateHandle, type TableMemory } from './hooks/useColumnState.ts';
export { isTyping, useRowStepper, type RowStepper } from './hooks/useRowStepper.ts';
export { useTableState, type SearchAdapter, type TableStateHandle } from './hooks/useTableState.ts';
export {
  column,
  type BulkAction,
  type CardPlace,
  type CellEdit,
  type Column,
  type Paging,
  type RowMenu,
  type TableStatus,
} from './types.ts';
