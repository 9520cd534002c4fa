/**
 * Which rows of the whole server set are chosen: `include` names the chosen,
 * `exclude` means «all that match but these».
 */
export interface Selection {
  /** `include`: `ids` are the chosen rows; `exclude`: everything that matches is chosen but `ids`. */
  readonly type: 'include' | 'exclude';
  /** Keys of rows, as `getRowId` of the table gives them. */
  readonly ids: ReadonlySet<string>;
}

/** Nothing is selected. */
export const emptySelection: Selection = { type: 'include', ids: new Set() };
/** Every row of the set is selected, those not loaded included. */
export const everythingSelected: Selection = { type: 'exclude', ids: new Set() };

/** Whether the row is selected. */
export const isSelected = (selection: Selection, id: string): boolean =>
  selection.ids.has(id) === (selection.type === 'include');

/** How many are chosen out of `total`; undefined when the set is open and its size unknown. */
export const countSelected = (selection: Selection, total: number | undefined): number | undefined => {
  if (selection.type === 'include') return selection.ids.size;
  return total === undefined ? undefined : Math.max(0, total - selection.ids.size);
};

/** Whether anything is selected; `total` shows whether excluding left nothing. */
export const hasSelection = (selection: Selection, total: number | undefined): boolean =>
  selection.type === 'include' ? selection.ids.size > 0 : total === undefined || total > selection.ids.size;

/** Chooses or drops rows; in an `exclude` selection dropping is naming. */
export const setSelected = (selection: Selection, ids: Iterable<string>, on: boolean): Selection => {
  const next = new Set(selection.ids);
  const name = (selection.type === 'include') === on;
  for (const id of ids) {
    if (name) next.add(id);
    else next.delete(id);
  }
  return { type: selection.type, ids: next };
};

/** Selects the row or clears it. */
export const toggleSelected = (selection: Selection, id: string): Selection =>
  setSelected(selection, [id], !isSelected(selection, id));

/** Ids from one to the other, both included, whichever comes first; nothing unless both are there. */
export const between = (order: readonly string[], one: string, other: string): readonly string[] => {
  const from = order.indexOf(one);
  const to = order.indexOf(other);
  return from < 0 || to < 0 ? [] : order.slice(Math.min(from, to), Math.max(from, to) + 1);
};

/** Rows from the anchor to `id`, both included, take the anchor's state; without an anchor only `id` turns. */
export const selectRange = (
  selection: Selection,
  order: readonly string[],
  anchor: string | undefined,
  id: string,
): Selection => {
  const range = anchor === undefined ? [] : between(order, anchor, id);
  if (anchor === undefined || range.length === 0) return toggleSelected(selection, id);
  return setSelected(selection, range, isSelected(selection, anchor));
};

/** State of the checkbox in the head of a table. */
export type HeadState = 'none' | 'some' | 'all';

/** State of the checkbox in the head: the loaded rows, and anything chosen elsewhere. */
export const headState = (selection: Selection, loaded: readonly string[], total: number | undefined): HeadState => {
  if (!hasSelection(selection, total)) return 'none';
  // The first row that is not chosen is enough; with fewer chosen than loaded there is one for sure.
  const fewer = selection.type === 'include' && selection.ids.size < loaded.length;
  return !fewer && loaded.length > 0 && loaded.every((id) => isSelected(selection, id)) ? 'all' : 'some';
};

/** As a bulk request carries it. */
export const selectionToJson = (selection: Selection): { type: 'include' | 'exclude'; ids: string[] } => ({
  type: selection.type,
  ids: [...selection.ids],
});
