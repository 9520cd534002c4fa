/** Side the values of a column are aligned to. */
export type ColumnAlign = 'start' | 'end' | 'center';
/** Edge a column is pinned to. */
export type ColumnPin = 'start' | 'end';

/** A column as the model sees it; `cell` is added by the component. */
export interface ColumnModel<Row> {
  /** Unique in the list; the order and the widths are stored by it. */
  readonly id: string;
  /** Plain words of the head: read aloud, listed in the settings, written to the CSV. */
  readonly header: string;
  /** Pixels; without it the column shares what is left. */
  readonly width?: number | undefined;
  /** Pixels, default 72. */
  readonly minWidth?: number | undefined;
  /**
   * Whose turn it is to grow, 1 first. A column with it, `minWidth` and `width` stands between the two: at `minWidth`
   * in a narrow table, then whole in order of importance. Equal ones grow together. Columns without it have their
   * `width` and stand to the side, so list the important ones first.
   */
  readonly importance?: number | undefined;
  /** Side its texts are aligned to; the end for numbers. @default start */
  readonly align?: ColumnAlign | undefined;
  /** Its head is a button that sorts. */
  readonly sortable?: boolean | undefined;
  /** First press sorts downwards; usual for numbers and dates. */
  readonly sortDescFirst?: boolean | undefined;
  /** Value to sort by in the browser, and to export. */
  readonly value?: ((row: Row) => string | number | boolean | null | undefined) | undefined;
  /** Default true; the first column of a list is usually not hideable. */
  readonly hideable?: boolean | undefined;
  /** Not shown until a person asks for it. */
  readonly hiddenByDefault?: boolean | undefined;
  /** Side it stays at while the others scroll. */
  readonly pin?: ColumnPin | undefined;
}

/** What the person changed; kept per table. */
export interface ColumnState {
  /** Ids of columns in their order. */
  readonly order: readonly string[];
  /** Ids of columns that are not shown. */
  readonly hidden: readonly string[];
  /** Widths in pixels by ids. */
  readonly widths: Readonly<Record<string, number>>;
  /** Pins by ids; `none` where the column is pinned in the code. */
  readonly pins: Readonly<Record<string, ColumnPin | 'none'>>;
}

/** Height of rows. */
export type Density = 'comfortable' | 'regular' | 'compact';

/** Row heights in pixels (visual notes §8). */
export const rowHeights: Readonly<Record<Density, number>> = { comfortable: 48, regular: 40, compact: 32 };

/** Narrowest a column may be dragged, in pixels. */
export const minColumnWidth = 72;
/** Widest a column may be dragged, in pixels. */
export const maxColumnWidth = 960;

/** Columns as the code lists them. */
export const initialColumnState = <Row>(columns: readonly ColumnModel<Row>[]): ColumnState => ({
  order: columns.map((column) => column.id),
  hidden: columns.filter((column) => column.hiddenByDefault).map((column) => column.id),
  widths: {},
  pins: {},
});

/** Makes a stored state fit today's columns: unknown ids go, new columns come at their own place. */
export const reconcileColumnState = <Row>(
  columns: readonly ColumnModel<Row>[],
  stored: Partial<ColumnState> | undefined,
): ColumnState => {
  const fresh = initialColumnState(columns);
  if (!stored) return fresh;
  const known = new Set(fresh.order);
  const order = (stored.order ?? []).filter((id) => known.has(id));
  columns.forEach((column, index) => {
    if (order.includes(column.id)) return;
    const before = columns[index - 1];
    const place = before ? order.indexOf(before.id) + 1 : 0;
    order.splice(place, 0, column.id);
  });
  const seen = new Set(stored.order ?? []);
  const hideable = new Set(columns.filter((column) => column.hideable !== false).map((column) => column.id));
  const hidden = [...(stored.hidden ?? []), ...fresh.hidden.filter((id) => !seen.has(id))].filter((id) =>
    hideable.has(id),
  );
  return { order, hidden: [...new Set(hidden)], widths: stored.widths ?? {}, pins: stored.pins ?? {} };
};

/** The width within the limits of the column. */
export const clampWidth = <Row>(column: ColumnModel<Row>, width: number): number =>
  Math.round(Math.min(maxColumnWidth, Math.max(column.minWidth ?? minColumnWidth, width)));

/** Side a column stands at: as the person chose, else as the column says. */
export const pinOf = (column: ColumnModel<never>, state: ColumnState): ColumnPin | undefined => {
  const pin = state.pins[column.id] ?? column.pin;
  return pin === 'none' ? undefined : pin;
};

/** Puts a column at another place. */
export const moveColumn = (state: ColumnState, id: string, to: number): ColumnState => {
  const rest = state.order.filter((other) => other !== id);
  if (rest.length === state.order.length) return state;
  const place = Math.max(0, Math.min(rest.length, to));
  return { ...state, order: [...rest.slice(0, place), id, ...rest.slice(place)] };
};

/** Shows a hidden column or hides a shown one. */
export const toggleColumn = (state: ColumnState, id: string): ColumnState => ({
  ...state,
  hidden: state.hidden.includes(id) ? state.hidden.filter((other) => other !== id) : [...state.hidden, id],
});

/** Pins a column to an edge, or unpins it. */
export const pinColumn = (state: ColumnState, id: string, pin: ColumnPin | 'none'): ColumnState => ({
  ...state,
  pins: { ...state.pins, [id]: pin },
});

/** Sets the width of a column. */
export const resizeColumn = (state: ColumnState, id: string, width: number): ColumnState => ({
  ...state,
  widths: { ...state.widths, [id]: width },
});
