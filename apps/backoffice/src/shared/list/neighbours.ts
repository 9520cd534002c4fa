export interface Neighbours {
  readonly previousId: string | undefined;
  readonly nextId: string | undefined;
}

/** Rows next to the opened one, as they stand in the list behind the sheet. */
export function neighboursOf(ids: readonly string[], id: string): Neighbours {
  const at = ids.indexOf(id);
  return { previousId: at > 0 ? ids[at - 1] : undefined, nextId: at < 0 ? undefined : ids[at + 1] };
}
