import type { Filter } from '@pribavka/ui/table';

/** A filter by several options, as the address and the row of filters both read it. */
export function listFilter<const Id extends string>(id: Id, label: string, extra: Partial<Filter> = {}) {
  return { id, label, type: 'options' as const, ...extra };
}

/** The same filter with the names the programme's dictionary gives its codes. */
export function named(filter: Filter, names: ReadonlyArray<{ code: string; name: string }> | undefined): Filter {
  const byCode = new Map(names?.map(({ code, name }) => [code, name]));
  return {
    ...filter,
    options: filter.options?.map((option) => ({ ...option, label: byCode.get(option.value) ?? option.label })),
  };
}
