import { useRef } from 'react';

import { useStableCallback } from '../../../foundation/hooks/useStableCallback.ts';
import { selectRange, toggleSelected, type Selection } from '../core/selection.ts';

/** Toggling one row or, with Shift, everything from the row toggled before. */
export const useRowToggle = (
  selection: Selection | undefined,
  order: () => readonly string[],
  onChange: ((selection: Selection) => void) | undefined,
): ((id: string, shift: boolean) => void) => {
  const anchor = useRef<string | undefined>(undefined);
  const toggle = useStableCallback((id: string, shift: boolean) => {
    if (!selection || !onChange) return;
    const from = anchor.current;
    onChange(
      shift && from !== undefined && from !== id
        ? selectRange(selection, order(), from, id)
        : toggleSelected(selection, id),
    );
    anchor.current = id;
  });
  return toggle;
};
