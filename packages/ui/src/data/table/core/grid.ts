/** A cell of the keyboard grid; row 0 is the head. */
export interface GridPosition {
  readonly row: number;
  readonly col: number;
}

export interface GridSize {
  /** Rows with the head. */
  readonly rows: number;
  readonly cols: number;
  /** Rows a PageUp or PageDown passes. */
  readonly page: number;
}

export interface GridKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

/** Where the focus goes (ARIA practice «Data grid»); undefined when the key is not the grid's. */
export const moveInGrid = (from: GridPosition, event: GridKey, size: GridSize): GridPosition | undefined => {
  const far = event.ctrlKey || event.metaKey;
  const go = (row: number, col: number): GridPosition => ({
    row: Math.max(0, Math.min(size.rows - 1, row)),
    col: Math.max(0, Math.min(size.cols - 1, col)),
  });
  switch (event.key) {
    case 'ArrowUp':
      return go(from.row - 1, from.col);
    case 'ArrowDown':
      return go(from.row + 1, from.col);
    case 'ArrowLeft':
      return go(from.row, from.col - 1);
    case 'ArrowRight':
      return go(from.row, from.col + 1);
    case 'PageUp':
      return go(Math.max(Math.min(from.row, 1), from.row - size.page), from.col);
    case 'PageDown':
      return go(from.row + size.page, from.col);
    case 'Home':
      return go(far ? 0 : from.row, 0);
    case 'End':
      return go(far ? size.rows - 1 : from.row, size.cols - 1);
    default:
      return undefined;
  }
};
