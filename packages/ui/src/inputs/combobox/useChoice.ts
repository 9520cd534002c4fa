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
  const { getKey } = props;
  if (props.multiple) {
    const { value, onValueChange } = props;
    const has = (item: Item): boolean => value.some((one) => getKey(one) === getKey(item));
    return {
      single: null,
      many: value,
      empty: value.length === 0,
      has,
      toggle: (item) =>
        onValueChange(has(item) ? value.filter((one) => getKey(one) !== getKey(item)) : [...value, item]),
      removeLast: () => value.length > 0 && onValueChange(value.slice(0, -1)),
      clear: () => onValueChange([]),
    };
  }
  const { value, onValueChange } = props;
  return {
    single: value,
    many: [],
    empty: value === null,
    has: (item) => value !== null && getKey(value) === getKey(item),
    toggle: (item) => onValueChange(item),
    removeLast: () => undefined,
    clear: () => onValueChange(null),
  };
}
