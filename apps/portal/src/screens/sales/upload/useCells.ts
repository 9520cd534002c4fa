import { useState } from 'react';

import { cellsOf, type ListField, type ListRow, type SaleList } from './list.ts';
import type { Correction } from './useSaleList.ts';

const keyOf = (row: number, field: string): string => `${row} ${field}`;

export interface Cells {
  /** Whether the cell is a field to type in. */
  isOpen: (row: ListRow, field: ListField) => boolean;
  /** Opens every cell of a row. */
  openRow: (row: number) => void;
  save: (row: number, field: ListField, text: string) => Promise<void>;
}

/** Which cells are fields: those with something wrong, and those of a row the person wants to change. They stay so. */
export function useCells({ rows }: Pick<SaleList, 'rows'>, correct: (correction: Correction) => Promise<void>): Cells {
  const [cells, setCells] = useState<ReadonlySet<string>>(new Set());
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  const wrong = rows.flatMap(({ row, issues }) => issues.flatMap(cellsOf).map((field) => keyOf(row, field)));
  // A cell that is right after all must not turn to text while the focus is in it.
  if (wrong.some((key) => !cells.has(key))) setCells(new Set([...cells, ...wrong]));
  return {
    isOpen: ({ row }, field) => opened.has(row) || cells.has(keyOf(row, field)),
    openRow: (row) => setOpened(new Set([...opened, row])),
    save: (row, field, text) => correct({ rows: [{ row, cells: { [field]: text } }] }),
  };
}
