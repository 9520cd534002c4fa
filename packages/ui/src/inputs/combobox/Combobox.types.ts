import type { ComponentPropsWithRef } from 'react';

import type { IconComponent } from '../../brand/icon/icon-component.ts';
import type { CountForms } from '../../foundation/format/numbers.ts';
import type { OwnMessages } from '../../foundation/messages/define.ts';
import type { comboboxMessages } from './combobox.messages.ts';

/** A page of items that a source answered with. */
export interface LoadedOptions<Item> {
  /** Items of the page. */
  items: readonly Item[];
  /** How many there are in all, when more than came. */
  total?: number | undefined;
}

/** Where `Combobox` gets its items from: a function that answers a query. */
export interface ComboboxSource<Item> {
  /** Asks for options; called after a pause in typing, the call before is aborted. */
  load: (
    query: string,
    context: { signal: AbortSignal },
  ) => Promise<LoadedOptions<Item> | readonly Item[]> | LoadedOptions<Item> | readonly Item[];
  /** Identity of an option. */
  getKey: (item: Item) => string;
  /** Text of an option and of the chosen value. */
  getLabel: (item: Item) => string;
  /** Second line of an option. */
  getDescription?: ((item: Item) => string | undefined) | undefined;
  /** Options of one group must come together. */
  getGroup?: ((item: Item) => string | undefined) | undefined;
  /** Why an option cannot be chosen; undefined when it can. */
  getDisabledReason?: ((item: Item) => string | undefined) | undefined;
}

export interface ComboboxLook<Item> extends Omit<
  ComponentPropsWithRef<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'size' | 'multiple' | 'list' | 'type' | 'role' | 'onSelect'
> {
  /** Makes a new item of the typed text; the last row offers it. */
  onCreate?: ((query: string) => void) | undefined;
  /** Text of the row that makes a new item. @default (query) => `Добавить «${query}»` */
  createLabel?: ((query: string) => string) | undefined;
  /** Shown when nothing was found. @default 'Ничего не нашли' */
  emptyText?: string | undefined;
  /** Fewer letters ask for nothing. @default 0 */
  minChars?: number | undefined;
  /** Marks the value as wrong; a Field with an error does it by itself. */
  invalid?: boolean | undefined;
  /** Icon before the text. */
  icon?: IconComponent | undefined;
  /** Height: `md` follows the density of the place, `sm` is compact. @default 'md' */
  size?: 'md' | 'sm' | undefined;
  /** Words for the count that is read aloud. @default вариант, варианта, вариантов */
  countForms?: CountForms | undefined;
  /** Own texts of this place, over those of the language. */
  messages?: OwnMessages<typeof comboboxMessages> | undefined;
  /** Phantom: keeps the item type in the props of both kinds. */
  readonly __item?: Item | undefined;
}

export interface SingleChoice<Item> {
  /** Several values instead of one. @default false */
  multiple?: false | undefined;
  /** `null` is nothing chosen. */
  value?: Item | null | undefined;
  /** Chosen at first, when the component holds the value itself. */
  defaultValue?: Item | null | undefined;
  /** Each change, with what is chosen now. */
  onValueChange?: ((value: Item | null) => void) | undefined;
}

export interface MultipleChoice<Item> {
  /** Several values instead of one. */
  multiple: true;
  /** `null` is nothing chosen, as `[]` is. */
  value?: readonly Item[] | null | undefined;
  /** Chosen at first, when the component holds the value itself. */
  defaultValue?: readonly Item[] | null | undefined;
  /** Each change, with what is chosen now. */
  onValueChange?: ((value: readonly Item[]) => void) | undefined;
}

export type ComboboxProps<Item> = ComboboxLook<Item> &
  ComboboxSource<Item> &
  (SingleChoice<Item> | MultipleChoice<Item>);
