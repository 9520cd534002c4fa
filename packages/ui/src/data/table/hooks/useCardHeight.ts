import { useState, type RefObject } from 'react';

import { useStableCallback } from '../../../foundation/hooks/useStableCallback.ts';

export interface CardHeightOptions {
  /** Only the cards in sight are drawn, so all have one height. */
  readonly enabled: boolean;
  readonly table: RefObject<HTMLTableElement | null>;
  readonly scroller: RefObject<HTMLElement | null>;
}

export interface CardHeight {
  /** Pixels. */
  readonly height: number;
  /** To be called after every drawing of rows. */
  readonly onDrawn: () => void;
}

/** Two lines of text and the padding. */
const usual = 84;

/** One height for all cards that are drawn by need: it grows to the tallest content seen, so that no text is cut. */
export const useCardHeight = ({ enabled, table, scroller }: CardHeightOptions): CardHeight => {
  const [height, setHeight] = useState(usual);
  const onDrawn = useStableCallback(() => {
    if (!enabled || !table.current) return;
    const cards = table.current.querySelectorAll('tbody tr[aria-rowindex]');
    const needed = Math.max(0, ...Array.from(cards, (card) => card.scrollHeight));
    if (needed <= height) return;
    const box = scroller.current;
    // The rows in sight stay in sight when all those before them grow.
    box?.scrollTo({ top: (box.scrollTop / height) * needed, behavior: 'instant' });
    setHeight(needed);
  });
  return { height, onDrawn };
};
