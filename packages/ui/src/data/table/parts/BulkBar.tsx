import { X } from 'lucide-react';
import { useEffect, type ReactElement } from 'react';

import { Icon } from '../../../brand/icon/Icon.tsx';
import { announce } from '../../../foundation/announcer/announcer.ts';
import { formatNumber } from '../../../foundation/format/numbers.ts';
import { countSelected, emptySelection, everythingSelected, type Selection } from '../core/selection.ts';
import type { BulkAction } from '../types.ts';
import { BulkFooter } from './BulkBar.styles.ts';

export interface BulkBarProps {
  selection: Selection;
  total: number | undefined;
  actions: readonly BulkAction[];
  onChange: (selection: Selection) => void;
  phone: boolean;
}

/** «Выбрано 3 из 1 318 · выбрать все», actions, «Снять выбор Esc». */
export function BulkBar({ selection, total, actions, onChange, phone }: BulkBarProps): ReactElement {
  const count = countSelected(selection, total);
  const countText = count === undefined ? 'Выбраны все найденные' : `Выбрано ${formatNumber(count)}`;
  const some = count === undefined || total === undefined || count < total;
  useEffect(() => announce(countText), [countText]);
  return (
    <BulkFooter data-foot="" role="group" aria-label="Действия с выбранными" data-phone={phone ? '' : undefined}>
      <p>
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
      {actions.map((action) => (
        <button
          key={action.id}
          type="button"
          aria-disabled={action.disabledReason !== undefined}
          title={action.disabledReason}
          onClick={() => action.disabledReason === undefined && action.onAction(selection)}
        >
          {action.icon && <Icon as={action.icon} size={phone ? 20 : 16} />}
          {phone ? (action.shortLabel ?? action.label) : action.label}
        </button>
      ))}
      <button type="button" onClick={() => onChange(emptySelection)}>
        {phone && <Icon as={X} size={20} />}
        {phone ? 'Снять' : 'Снять выбор'}
        <kbd aria-hidden>Esc</kbd>
      </button>
    </BulkFooter>
  );
}
