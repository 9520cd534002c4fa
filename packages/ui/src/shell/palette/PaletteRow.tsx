import type { ReactElement } from 'react';

import { Icon } from '../../brand/icon/Icon.tsx';
import { markMatch } from './search.ts';
import type { PaletteItem } from './types.ts';

export interface PaletteRowProps {
  /** Id the input points at while the row is active. */
  id: string;
  /** What the row shows and where it leads. */
  item: PaletteItem;
  /** What is typed: marked in the text. */
  typed: string;
  /** The keyboard stands on it. */
  active: boolean;
  /** It answers what was typed before: seen, not chosen. */
  outdated: boolean;
  /** Called when the pointer comes over the row. */
  onPoint: () => void;
  /** Called by a press. */
  onChoose: () => void;
}

export function PaletteRow(props: PaletteRowProps): ReactElement {
  const { id, item, typed, active, outdated, onPoint, onChoose } = props;
  const hint = active ? item.hint : undefined;
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus, jsx-a11y/click-events-have-key-events -- the keyboard works through the combobox above, by aria-activedescendant
    <div
      id={id}
      role="option"
      aria-selected={active}
      aria-disabled={outdated || undefined}
      // The caret stays in the field: a row that cannot be chosen, or stays open, must not take it.
      onMouseDown={(event) => event.preventDefault()}
      onPointerMove={outdated ? undefined : onPoint}
      onClick={outdated ? undefined : onChoose}
    >
      {item.lead ?? (item.icon && <Icon as={item.icon} size={20} />)}
      <span data-label="">
        {markMatch(item.label, typed).map((piece, index) =>
          piece.match ? <mark key={index}>{piece.text}</mark> : <span key={index}>{piece.text}</span>,
        )}
      </span>
      {item.detail !== undefined && <span data-detail="">{item.detail}</span>}
      {(hint !== undefined || item.keys) && (
        <span data-end="">
          {hint}
          {hint !== undefined && <kbd>Enter</kbd>}
          {hint === undefined && item.keys?.map((key) => <kbd key={key}>{key}</kbd>)}
        </span>
      )}
    </div>
  );
}
