import type { ColumnModel, ColumnState, Density } from '../table/core/columns.ts';

export interface ColumnSettingsProps<Row> {
  columns: readonly ColumnModel<Row>[];
  state: ColumnState;
  onChange: (state: ColumnState) => void;
  density: Density;
  onDensityChange: (density: Density) => void;
  onReset: () => void;
}
