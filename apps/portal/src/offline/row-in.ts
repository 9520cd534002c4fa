interface KeptAnswer {
  readonly key: string;
  readonly data: unknown;
  readonly at: number;
}

const itemsOf = (data: unknown): readonly { readonly id: string }[] =>
  (data as { items?: readonly { id: string }[] } | undefined)?.items ?? [];

/** The record as the newest of these answers of a list has it; pages and filters are answers of their own. */
export function rowIn(
  answers: readonly KeptAnswer[],
  list: string,
  id: string,
): { readonly row: unknown; readonly at: number } | undefined {
  let newest: { row: unknown; at: number } | undefined;
  for (const { key, data, at } of answers) {
    if (key !== list || (newest && newest.at >= at)) continue;
    const row = itemsOf(data).find((item) => item.id === id);
    if (row) newest = { row, at };
  }
  return newest;
}
