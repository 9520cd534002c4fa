import { getIn } from 'final-form';
import { useMemo, useState } from 'react';

import { useBinding } from '../binding.ts';
import { useFormParts } from '../context.ts';
import { createListKeys } from './keys.ts';

/** One item of a list in a form. */
export interface FieldListItem {
  /** Stays with the item when others come and go. */
  readonly key: string;
  /** Where its fields live: `items[2]`; a field inside is `items[2].quantity`. */
  readonly name: string;
  /** Number of the item, from 0. */
  readonly index: number;
}

/** A list of items in a form. */
export interface FieldList<Item> {
  /** Items in their order, to draw. */
  readonly items: readonly FieldListItem[];
  /** Adds an item at the end. */
  readonly add: (item: Item) => void;
  /** Removes the item of this number. */
  readonly remove: (index: number) => void;
  /** Moves an item to another place. */
  readonly move: (from: number, to: number) => void;
}

/** A list of items; renders when their number changes, not when they are edited. Words about an item move with it. */
export function useFieldList<Item>(name: string): FieldList<Item> {
  const parts = useFormParts();
  const { api, core } = parts;
  const { length = 0 } = useBinding(parts, name, undefined, 'length');
  const [keys] = useState(createListKeys);
  const shown = keys.fit(length);
  const signature = shown.join(' ');

  const actions = useMemo(() => {
    const read = (): Item[] => {
      const value: unknown = getIn(api.getState().values, name);
      return Array.isArray(value) ? [...(value as Item[])] : [];
    };
    return {
      add: (item: Item) => api.change(name, [...read(), item]),
      remove: (index: number) => {
        keys.remove(index);
        core.shift(name, (at) => (at === index ? undefined : at > index ? at - 1 : at));
        api.change(
          name,
          read().filter((_, at) => at !== index),
        );
      },
      move: (from: number, to: number) => {
        const next = read();
        const [item] = next.splice(from, 1);
        if (item === undefined) return;
        next.splice(to, 0, item);
        keys.move(from, to);
        core.shift(name, (at) => movedTo(at, from, to));
        api.change(name, next);
      },
    };
  }, [api, core, keys, name]);

  return useMemo(
    () => ({
      ...actions,
      items:
        signature === '' ? [] : signature.split(' ').map((key, index) => ({ key, index, name: `${name}[${index}]` })),
    }),
    [actions, signature, name],
  );
}

/** Where an index stands after an item was moved. */
export function movedTo(at: number, from: number, to: number): number {
  if (at === from) return to;
  if (from < to) return at > from && at <= to ? at - 1 : at;
  return at >= to && at < from ? at + 1 : at;
}
