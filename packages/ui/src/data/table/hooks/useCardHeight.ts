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

/** Height that the content of a card and its lower padding need, whatever height the card has. */
const neededBy = (card: Element): number => {
  const { paddingBlockEnd, borderBlockEndWidth } = getComputedStyle(card);
  const bottom = Math.max(...Array.from(card.children, (cell) => cell.getBoundingClientRect().bottom));
  const below = Number.parseFloat(paddingBlockEnd) + Number.parseFloat(borderBlockEndWidth);
  return Math.ceil(bottom - card.getBoundingClientRect().top + below);
};

/** One height for all cards that are drawn by need: it grows to the tallest content seen, so that no text is cut. */
export const useCardHeight = ({ enabled, table, scroller }: CardHeightOptions): CardHeight => {
  const [height, setHeight] = useState(usual);
  const onDrawn = useStableCallback(() => {
    if (!enabled || !table.current) return;
    const cards = table.current.querySelectorAll('tbody tr[aria-rowindex]:not(:has([data-editing]))');
    const needed = Math.max(0, ...Array.from(cards, neededBy));
    if (needed <= height) return;
    const box = scroller.current;
    // The rows in sight stay in sight when all those before them grow.
    box?.scrollTo({ top: (box.scrollTop / height) * needed, behavior: 'instant' });
    setHeight(needed);
  });
  return { height, onDrawn };
};
