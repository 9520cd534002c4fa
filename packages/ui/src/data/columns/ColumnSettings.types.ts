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
  columns: readonly ColumnModel<Row>[];
  /** Order, widths, what is hidden and what is pinned. */
  value?: ColumnState | undefined;
  /** @default the columns as they are declared */
  defaultValue?: ColumnState | undefined;
  onValueChange?: ((value: ColumnState) => void) | undefined;
  density?: Density | undefined;
  /** @default 'regular' */
  defaultDensity?: Density | undefined;
  onDensityChange?: ((density: Density) => void) | undefined;
  /** Does «Сбросить» in place of putting the declared columns and density back. */
  onReset?: (() => void) | undefined;
}
