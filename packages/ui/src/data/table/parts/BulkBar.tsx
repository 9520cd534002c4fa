import { Ellipsis, X } from 'lucide-react';
import { useEffect, useRef, type ReactElement } from 'react';

import { Icon } from '../../../brand/icon/Icon.tsx';
import { announce } from '../../../foundation/announcer/announcer.ts';
import { formatNumber } from '../../../foundation/format/numbers.ts';
import { Menu } from '../../../overlays/menu/Menu.tsx';
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
}

/** Cells of the phone's row; with more actions the last one is «Ещё». */
const mostOnPhone = 4;

/** «Выбрано 3 из 1 318 · выбрать все», actions, «Снять выбор Esc»; on a phone one row of cells under the count. */
export function BulkBar({ selection, total, actions, onChange, phone }: BulkBarProps): ReactElement {
  const count = countSelected(selection, total);
  const countText = count === undefined ? 'Выбраны все найденные' : `Выбрано ${formatNumber(count)}`;
  const some = count === undefined || total === undefined || count < total;
  const folds = phone && actions.length > mostOnPhone;
  const folded = folds ? actions.slice(mostOnPhone - 1) : [];
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => announce(countText), [countText]);
  useEffect(() => {
    // The bar comes up over the end of the page: the row it was opened from stays in sight.
    const chosen = phone ? root.current?.parentElement?.querySelectorAll('tr[data-selected]') : undefined;
    if (chosen?.length === 1) chosen[0]?.scrollIntoView({ block: 'nearest' });
  }, [phone]);
  const act = ({ disabledReason, onAction }: BulkAction): void => {
    if (disabledReason === undefined) onAction(selection);
  };
  const clear = (): void => onChange(emptySelection);
  return (
    <BulkFooter
      ref={root}
      data-part="bulk-bar"
      data-foot=""
      role="group"
      aria-label="Действия с выбранными"
      data-phone={phone ? '' : undefined}
    >
      <p>
        {phone && (
          <button type="button" aria-label="Снять выбор" onClick={clear}>
            <Icon as={X} size={20} />
          </button>
        )}
        <strong>{countText}</strong>
        <span>
          {total !== undefined && count !== undefined && `из ${formatNumber(total)}`}
          {some && selection.type === 'include' && (
            <>
              {total !== undefined && ' · '}
              <button type="button" onClick={() => onChange(everythingSelected)}>
                выбрать все
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
          label="Другие действия с выбранными"
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
              Ещё
            </button>
          }
        />
      )}
      {!phone && (
        <button type="button" onClick={clear}>
          Снять выбор
          <kbd aria-hidden>Esc</kbd>
        </button>
      )}
    </BulkFooter>
  );
}
