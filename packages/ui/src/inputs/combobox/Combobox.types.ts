import type { ComponentPropsWithRef } from 'react';

import type { IconComponent } from '../../brand/icon/icon-component.ts';
import type { CountForms } from '../../foundation/format/numbers.ts';
import type { OwnMessages } from '../../foundation/messages/define.ts';
import type { comboboxMessages } from './combobox.messages.ts';

export interface LoadedOptions<Item> {
  items: readonly Item[];
  /** How many there are in all, when more than came. */
  total?: number | undefined;
}

export interface ComboboxSource<Item> {
  /** Asks for options; called after a pause in typing, the call before is aborted. */
  load: (
    query: string,
    context: { signal: AbortSignal },
  ) => Promise<LoadedOptions<Item> | readonly Item[]> | LoadedOptions<Item> | readonly Item[];
  getKey: (item: Item) => string;
  getLabel: (item: Item) => string;
  getDescription?: ((item: Item) => string | undefined) | undefined;
  /** Options of one group must come together. */
  getGroup?: ((item: Item) => string | undefined) | undefined;
  getDisabledReason?: ((item: Item) => string | undefined) | undefined;
}

export interface ComboboxLook<Item> extends Omit<
  ComponentPropsWithRef<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'size' | 'multiple' | 'list' | 'type' | 'role' | 'onSelect'
> {
  /** Makes a new item of the typed text; the last row offers it. */
  onCreate?: ((query: string) => void) | undefined;
  /** @default (query) => `Добавить «${query}»` */
  createLabel?: ((query: string) => string) | undefined;
  /** @default 'Ничего не нашли' */
  emptyText?: string | undefined;
  /** Fewer letters ask for nothing. @default 0 */
  minChars?: number | undefined;
  invalid?: boolean | undefined;
  icon?: IconComponent | undefined;
  size?: 'md' | 'sm' | undefined;
  /** Words for the count that is read aloud. @default вариант, варианта, вариантов */
  countForms?: CountForms | undefined;
  /** Own texts of this place, over those of the language. */
  messages?: OwnMessages<typeof comboboxMessages> | undefined;
  /** Phantom: keeps the item type in the props of both kinds. */
  readonly __item?: Item | undefined;
}

export interface SingleChoice<Item> {
  multiple?: false | undefined;
  /** `null` is nothing chosen. */
  value?: Item | null | undefined;
  defaultValue?: Item | null | undefined;
  onValueChange?: ((value: Item | null) => void) | undefined;
}

export interface MultipleChoice<Item> {
  multiple: true;
  /** `null` is nothing chosen, as `[]` is. */
  value?: readonly Item[] | null | undefined;
  defaultValue?: readonly Item[] | null | undefined;
  onValueChange?: ((value: readonly Item[]) => void) | undefined;
}

export type ComboboxProps<Item> = ComboboxLook<Item> &
  ComboboxSource<Item> &
  (SingleChoice<Item> | MultipleChoice<Item>);
