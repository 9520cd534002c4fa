import { Check } from 'lucide-react';
import type { ReactElement } from 'react';

import { Icon } from '../../brand/icon/Icon.tsx';
import { splitMatch } from './text.ts';

export interface OptionRowProps {
  id: string;
  label: string;
  description?: string | undefined;
  disabledReason?: string | undefined;
  query?: string | undefined;
  active: boolean;
  selected: boolean;
  index: number;
  total: number;
  onPick: () => void;
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
