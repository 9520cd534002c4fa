import { Check } from 'lucide-react';
import type { ReactElement } from 'react';

import { Icon } from '../../brand/icon/Icon.tsx';
import { splitMatch } from './text.ts';

export interface OptionRowProps {
  /** Id the input points at while the row is active. */
  id: string;
  /** Text of the row. */
  label: string;
  /** A second, quieter line. */
  description?: string | undefined;
  /** Why it cannot be chosen; shown in the row. */
  disabledReason?: string | undefined;
  /** What is typed: marked in the text. */
  query?: string | undefined;
  /** The keyboard stands on it. */
  active: boolean;
  /** It is chosen. */
  selected: boolean;
  /** Place in the list, from 0. */
  index: number;
  /** Rows in the whole list, drawn or not. */
  total: number;
  /** Called by a press. */
  onPick: () => void;
  /** Called when the pointer comes over the row. */
  onHover: () => void;
}

/** One option: label with the match underlined, second line, tick when chosen. */
export function OptionRow({
  id,
  label,
  description,
  disabledReason,
  query = '',
  active,
  selected,
  index,
  total,
  onPick,
  onHover,
}: OptionRowProps): ReactElement {
  const match = splitMatch(label, query);
  const second = disabledReason ?? description;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the focus and the keys stay in the field, by aria-activedescendant
    <div
      role="option"
      data-part="option"
      tabIndex={-1}
      id={id}
      aria-selected={selected}
      aria-disabled={disabledReason === undefined ? undefined : true}
      aria-setsize={total}
      aria-posinset={index + 1}
      data-active={active ? '' : undefined}
      onMouseMove={active ? undefined : onHover}
      onMouseDown={(event) => event.preventDefault()}
      onClick={disabledReason === undefined ? onPick : undefined}
    >
      <span>
        {match ? (
          <>
            {match[0]}
            <mark>{match[1]}</mark>
            {match[2]}
          </>
        ) : (
          label
        )}
        {second !== undefined && <small>{second}</small>}
      </span>
      {selected && <Icon as={Check} size={16} />}
    </div>
  );
}
