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
  id: string;
  label: string | undefined;
  state: OptionsState<Item>;
  source: Omit<ComboboxSource<Item>, 'load'>;
  query: string;
  idleText: string | undefined;
  emptyText: string;
  active: number;
  isChosen: (item: Item) => boolean;
  multiple: boolean;
  createLabel: string | undefined;
  onPick: (index: number) => void;
  onHover: (index: number) => void;
  onRetry: () => void;
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
