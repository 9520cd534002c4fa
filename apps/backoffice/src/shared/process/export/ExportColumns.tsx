import { type ExportColumn, exportColumns, type ExportName } from '@pribavka/api';
import { CheckboxGroup, Field } from '@pribavka/ui';
import type { ReactElement } from 'react';

import { exportMessages as messages } from './messages.ts';

export interface ExportColumnsProps<N extends ExportName> {
  /** Whose titles. */
  name: N;
  /** Columns to choose among, in the order of the file. */
  columns: readonly ExportColumn<N>[];
  label: string;
  hint?: string | undefined;
  /** A box that turns all on: not for what is asked for one by one. */
  hasAll?: boolean | undefined;
  value: readonly ExportColumn<N>[];
  onValueChange: (value: readonly ExportColumn<N>[]) => void;
}

/** Columns of a file by their titles in it; the first box turns all on or off. */
export function ExportColumns<N extends ExportName>({
  name,
  columns,
  label,
  hint,
  hasAll = true,
  value,
  onValueChange,
}: ExportColumnsProps<N>): ReactElement {
  const titles: Readonly<Record<string, string>> = exportColumns[name];
  return (
    <Field label={label} hint={hint} group>
      <CheckboxGroup
        options={columns.map((column) => ({ value: column, label: titles[column] }))}
        value={value.filter((column) => columns.includes(column))}
        onValueChange={onValueChange}
        allLabel={hasAll ? messages.all : undefined}
      />
    </Field>
  );
}
