import type { ComponentPropsWithRef } from 'react';

import type { ColumnModel, ColumnState, Density } from '../table/core/columns.ts';

/** What the panel changes. */
export interface ColumnSettingsModel<Row> {
  columns: readonly ColumnModel<Row>[];
  state: ColumnState;
  onChange: (state: ColumnState) => void;
  density: Density;
  onDensityChange: (density: Density) => void;
  onReset: () => void;
}

/** The rest goes to the button. */
export interface ColumnSettingsProps<Row>
  extends ColumnSettingsModel<Row>, Omit<ComponentPropsWithRef<'button'>, 'onChange' | 'onReset' | 'children'> {}
