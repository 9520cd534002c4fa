import { Ellipsis, X } from 'lucide-react';
import { useEffect, useRef, type ReactElement } from 'react';

import { Icon } from '../../../brand/icon/Icon.tsx';
import { announce } from '../../../foundation/announcer/announcer.ts';
import { useMessages } from '../../../foundation/messages/context.ts';
import { Menu } from '../../../overlays/menu/Menu.tsx';
import { bulkMessages } from '../bulk.messages.ts';
import { countSelected, emptySelection, everythingSelected, type Selection } from '../core/selection.ts';
import type { BulkAction } from '../types.ts';
import { BulkFooter } from './BulkBar.styles.ts';

export interface BulkBarProps {
  /** What is chosen now. */
  selection: Selection;
  /** Rows of the whole server set, when known. */
  total: number | undefined;
  /** Buttons in the order they are shown. */
  actions: readonly BulkAction[];
  /** Called with the new selection: everything, or nothing. */
  onChange: (selection: Selection) => void;
  /** One row of cells under the count, for a finger. */
  phone: boolean;
  /** Whether a person has just chosen the first rows; true once for each time. */
  takeBegun: () => boolean | undefined;
}

/** Cells of the phone's row; with more actions the last one is «Ещё». */
const mostOnPhone = 4;

/** «Выбрано 3 из 1 318 · выбрать все», actions, «Снять выбор Esc»; on a phone one row of cells under the count. */
export function BulkBar({ selection, total, actions, onChange, phone, takeBegun }: BulkBarProps): ReactElement {
  const say = useMessages(bulkMessages);
  const count = countSelected(selection, total);
  const countText = say.chosen(count);
  const some = count === undefined || total === undefined || count < total;
  const folds = phone && actions.length > mostOnPhone;
  const folded = folds ? actions.slice(mostOnPhone - 1) : [];
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => announce(countText), [countText]);
  useEffect(() => {
    // The bar comes back after each loading: only the row it was opened from must not be left under it.
    if (!takeBegun()) return;
    const chosen = root.current?.closest('[data-row-density]')?.querySelectorAll('tr[data-selected]');
    const [row] = chosen ?? [];
    if (!root.current || !row || chosen?.length !== 1) return;
    const [bar, place] = [root.current.getBoundingClientRect(), row.getBoundingClientRect()];
    if (place.bottom > bar.top && place.top < bar.bottom) row.scrollIntoView({ block: 'nearest' });
  }, [takeBegun]);
  const act = ({ disabledReason, onAction }: BulkAction): void => {
    if (disabledReason === undefined) onAction(selection);
  };
  const clear = (): void => onChange(emptySelection);
  return (
    <BulkFooter ref={root} data-part="bulk-bar" role="group" aria-label={say.label} data-phone={phone ? '' : undefined}>
      <p>
        {phone && (
          <button type="button" aria-label={say.clear} onClick={clear}>
            <Icon as={X} size={20} />
          </button>
        )}
        <strong>{countText}</strong>
        <span>
          {total !== undefined && count !== undefined && say.of(total)}
          {some && selection.type === 'include' && (
            <>
              {total !== undefined && ' · '}
              <button type="button" onClick={() => onChange(everythingSelected)}>
                {say.all}
              </button>
            </>
          )}
        </span>
      </p>
      {(folds ? actions.slice(0, mostOnPhone - 1) : actions).map((action) => (
        <button
          key={action.id}
          type="button"
          aria-disabled={action.disabledReason !== undefined}
          title={action.disabledReason}
          onClick={() => act(action)}
        >
          {action.icon && <Icon as={action.icon} size={phone ? 20 : 16} />}
          {phone ? (action.shortLabel ?? action.label) : action.label}
        </button>
      ))}
      {folds && (
        <Menu
          label={say.other}
          placement="top-end"
          items={folded.map((action) => ({
            id: action.id,
            label: action.label,
            icon: action.icon,
            disabledReason: action.disabledReason,
            onSelect: () => act(action),
          }))}
          trigger={
            <button type="button">
              <Icon as={Ellipsis} size={20} />
              {say.more}
            </button>
          }
        />
      )}
      {!phone && (
        <button type="button" onClick={clear}>
          {say.clear}
          <kbd aria-hidden>Esc</kbd>
        </button>
      )}
    </BulkFooter>
  );
}
