import { Plus, RotateCw } from 'lucide-react';
import { Fragment, type ReactElement } from 'react';

import { Button } from '../../actions/button/Button.tsx';
import { Ring } from '../../actions/button/Ring.tsx';
import { Glyph } from '../../brand/glyph/Glyph.tsx';
import { Icon } from '../../brand/icon/Icon.tsx';
import type { TableOf } from '../../foundation/messages/define.ts';
import { OptionRow } from '../listbox/OptionRow.tsx';
import type { comboboxMessages } from './combobox.messages.ts';
import type { ComboboxSource } from './Combobox.types.ts';
import type { OptionsState } from './useOptions.ts';

export interface ComboboxListProps<Item> {
  /** Id of the list; ids of the rows begin with it. */
  id: string;
  /** Name of the list for screen readers. */
  label: string | undefined;
  /** Items, whether they are awaited, what went wrong. */
  state: OptionsState<Item>;
  /** How an item is drawn, named and compared. */
  source: Omit<ComboboxSource<Item>, 'load'>;
  /** What is typed: marked in the rows. */
  query: string;
  /** Shown while too little is typed. */
  idleText: string | undefined;
  /** Shown when nothing matches. */
  emptyText: string;
  /** Index of the row the keyboard stands on; −1 is none. */
  active: number;
  /** Whether an item is chosen. */
  isChosen: (item: Item) => boolean;
  /** Rows carry boxes, the list stays open after a choice. */
  multiple: boolean;
  /** Text of the last row that adds what was typed; undefined leaves it out. */
  createLabel: string | undefined;
  /** Called with the index of the pressed row. */
  onPick: (index: number) => void;
  /** Called with the index under the pointer. */
  onHover: (index: number) => void;
  /** Asks for the items again. */
  onRetry: () => void;
  /** Texts in the language around. */
  say: TableOf<typeof comboboxMessages>;
}

/** Everything inside the popup: notes about the state, options with their groups, the row that creates. */
export function ComboboxList<Item>(props: ComboboxListProps<Item>): ReactElement {
  const { id, state, source, query, idleText, emptyText, active, createLabel, onPick, onHover, say } = props;
  const { items } = state;
  const total = items.length + (createLabel === undefined ? 0 : 1);
  if (idleText !== undefined) return <div data-part="note">{idleText}</div>;
  return (
    <>
      {state.status === 'error' && (
        <div data-part="note">
          <Glyph name="bad" />
          {say.failed}
          <Button variant="text" size="sm" icon={RotateCw} tabIndex={-1} onClick={props.onRetry}>
            {say.retry}
          </Button>
        </div>
      )}
      {state.status === 'loading' && items.length === 0 && (
        <div data-part="note">
          <Ring /> {say.searching}
        </div>
      )}
      {state.status === 'ready' && items.length === 0 && <div data-part="note">{emptyText}</div>}
      <div
        role="listbox"
        id={`${id}list`}
        aria-label={props.label ?? say.list}
        aria-multiselectable={props.multiple || undefined}
      >
        {items.map((item, at) => {
          const group = source.getGroup?.(item);
          const before = items[at - 1];
          const fresh = group !== undefined && (before === undefined || source.getGroup?.(before) !== group);
          return (
            <Fragment key={source.getKey(item)}>
              {fresh && (
                <div data-part="group" role="presentation">
                  {group}
                </div>
              )}
              <OptionRow
                id={`${id}o${at}`}
                label={source.getLabel(item)}
                description={source.getDescription?.(item)}
                disabledReason={source.getDisabledReason?.(item)}
                query={query}
                active={at === active}
                selected={props.isChosen(item)}
                index={at}
                total={total}
                onPick={() => onPick(at)}
                onHover={() => onHover(at)}
              />
            </Fragment>
          );
        })}
        {createLabel !== undefined && (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys live in the field, by aria-activedescendant
          <div
            role="option"
            tabIndex={-1}
            aria-selected={false}
            data-part="action"
            id={`${id}o${items.length}`}
            data-active={active === items.length ? '' : undefined}
            onMouseMove={() => onHover(items.length)}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onPick(items.length)}
          >
            <Icon as={Plus} size={16} />
            <span>{createLabel}</span>
          </div>
        )}
      </div>
      {state.status === 'ready' && state.total > items.length && (
        <div data-part="note">{say.part(items.length, state.total)}</div>
      )}
    </>
  );
}
