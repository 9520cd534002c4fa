import { autoUpdate, computePosition, flip, offset, shift, size, type Placement } from '@floating-ui/react';

/** Where a popup stands, pixels from the corner of the window. */
export interface PopupPlace {
  readonly x: number;
  readonly y: number;
  readonly placement: Placement;
}

export interface FollowOptions {
  readonly placement: Placement;
  readonly matchWidth: boolean;
  readonly gap: number;
}

const EDGE = 8;

/** Keeps the popup next to its anchor and inside the window until the returned function is called. */
export function follow(
  anchor: HTMLElement,
  popup: HTMLElement,
  { placement, matchWidth, gap }: FollowOptions,
  onPlace: (place: PopupPlace) => void,
): () => void {
  let over = false;
  const middleware = [
    offset(gap),
    // A panel next to its anchor that fits neither side goes below or above it.
    flip({ padding: EDGE, fallbackAxisSideDirection: /^(?:left|right)/.test(placement) ? 'end' : 'none' }),
    shift({ padding: EDGE }),
    size({
      padding: EDGE,
      apply: ({ elements, rects, availableHeight, availableWidth }) => {
        const { style } = elements.floating;
        style.setProperty('--popup-max-height', `${Math.max(120, Math.floor(availableHeight))}px`);
        style.setProperty('--popup-max-width', `${Math.floor(availableWidth)}px`);
        if (matchWidth) style.setProperty('--popup-min-width', `${rects.reference.width}px`);
      },
    }),
  ];
  const put = async (): Promise<void> => {
    const found = await computePosition(anchor, popup, { placement, strategy: 'fixed', middleware });
    if (!over) onPlace({ x: found.x, y: found.y, placement: found.placement });
  };
  const stop = autoUpdate(anchor, popup, () => void put());
  return () => {
    over = true;
    stop();
  };
}
