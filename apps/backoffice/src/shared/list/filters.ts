import type { ListKey } from '@pribavka/api/react';
import type { Filter } from '@pribavka/ui/table';

import type { ListQuery } from './define-list.ts';

/** How a filter looks in the row of filters. */
export interface FilterLook extends Pick<Filter, 'label' | 'icon' | 'always' | 'anyLabel' | 'load' | 'resolve'> {
  /** Options known only to the screen; without them those of the address. */
  readonly values?: readonly string[] | undefined;
  /** Name of an option by its value. */
  readonly name?: ((value: string) => string) | undefined;
}

/** Filters of the row: what the address may hold, dressed by the screen. */
export function filtersOf<K extends ListKey, Id extends string, View extends string>(
  query: ListQuery<K, Id, View>,
  looks: Readonly<Partial<Record<Id, FilterLook | undefined>>>,
): Filter[] {
  const filters = (Object.keys(looks) as Id[]).flatMap((id): Filter[] => {
    const look = looks[id];
    if (look === undefined) return [];
    const { values: known, ...shape } = query.filters[id];
    const { name = String, values = known, ...rest } = look;
    const options = values && { options: values.map((value) => ({ value, label: name(value) })) };
    return [{ ...shape, ...rest, id, ...options }];
  });
  // At 1024 the row has room for one of them.
  const first = filters.find(({ always }) => always);
  return filters.map((one) => (one.always && one !== first ? { ...one, always: 'wide' } : one));
}

/** A filter by records of a short list; absent where there is no choice. */
export function choiceFilter(
  label: string,
  list: ReadonlyArray<{ readonly id: string; readonly name: string }> | undefined,
): FilterLook | undefined {
  if (list === undefined || list.length < 2) return undefined;
  const names = new Map(list.map(({ id, name }) => [id, name]));
  const name = (id: string): string => names.get(id) ?? id;
  return { label, always: true, anyLabel: 'все', values: [...names.keys()], name };
}

/** Names the programme's dictionary gives to codes; a code it does not know stays as it is. */
export function namesOf(names: ReadonlyArray<{ code: string; name: string }> | undefined): (value: string) => string {
  const byCode = new Map(names?.map(({ code, name }) => [code, name]));
  return (value) => byCode.get(value) ?? value;
}

/** The same filter behind «Фильтр» rather than in the row. */
export const quietly = (look: FilterLook | undefined): FilterLook | undefined => look && { ...look, always: false };
