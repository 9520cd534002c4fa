import { useControllable } from '../../foundation/hooks/useControllable.ts';
import type { ComboboxProps } from './Combobox.types.ts';

export interface Choice<Item> {
  single: Item | null;
  many: readonly Item[];
  empty: boolean;
  has: (item: Item) => boolean;
  /** Several: adds or takes away. One: replaces. */
  toggle: (item: Item) => void;
  removeLast: () => void;
  clear: () => void;
}

/** One face for both kinds of value: one item or a list of them. */
export function useChoice<Item>(props: ComboboxProps<Item>): Choice<Item> {
  const { getKey, multiple, value, defaultValue } = props;
  // Inside it is a list either way: of one item at most when a single one is chosen.
  const listOf = (one: unknown): readonly Item[] =>
    one === null || one === undefined ? [] : multiple ? (one as readonly Item[]) : [one as Item];
  const [list, set] = useControllable<readonly Item[]>({
    value: value === undefined ? undefined : listOf(value),
    defaultValue: listOf(defaultValue),
    onValueChange: (next) => (props.multiple ? props.onValueChange?.(next) : props.onValueChange?.(next[0] ?? null)),
  });
  const has = (item: Item): boolean => list.some((one) => getKey(one) === getKey(item));
  const without = (item: Item): readonly Item[] => list.filter((one) => getKey(one) !== getKey(item));
  return {
    single: multiple ? null : (list[0] ?? null),
    many: multiple ? list : [],
    empty: list.length === 0,
    has,
    toggle: (item) => set(multiple ? (has(item) ? without(item) : [...list, item]) : [item]),
    removeLast: () => list.length > 0 && set(list.slice(0, -1)),
    clear: () => set([]),
  };
}
