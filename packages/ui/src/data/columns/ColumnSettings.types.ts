import type { ComponentPropsWithRef } from 'react';

import type { ColumnModel, ColumnState, Density } from '../table/core/columns.ts';

/** What the panel changes. */
export interface ColumnSettingsModel<Row> {
  columns: readonly ColumnModel<Row>[];
  value: ColumnState;
  onValueChange: (value: ColumnState) => void;
  density: Density;
  onDensityChange: (density: Density) => void;
  onReset: () => void;
}

/** The rest goes to the button. */
export interface ColumnSettingsProps<Row> extends Omit<
  ComponentPropsWithRef<'button'>,
  'value' | 'defaultValue' | 'onChange' | 'onReset' | 'children'
> {
  /** All columns of the table, the hidden ones too. */
  columns: readonly ColumnModel<Row>[];
  /** Order, widths, what is hidden and what is pinned. */
  value?: ColumnState | undefined;
  /** State of the columns to begin with. @default the columns as they are declared */
  defaultValue?: ColumnState | undefined;
  /** Called after every change of order, visibility or pinning with the whole state. */
  onValueChange?: ((value: ColumnState) => void) | undefined;
  /** Height of the rows that is chosen now; left out, the list holds it itself. */
  density?: Density | undefined;
  /** Height of the rows to begin with. @default 'regular' */
  defaultDensity?: Density | undefined;
  /** Called with the height just chosen. */
  onDensityChange?: ((density: Density) => void) | undefined;
  /** Does «Сбросить» in place of putting the declared columns and density back. */
  onReset?: (() => void) | undefined;
}
