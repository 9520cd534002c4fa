import { autoUpdate, flip, offset, shift, size, useFloating, type Placement } from '@floating-ui/react';
import { useMemo, useRef, type CSSProperties, type RefCallback, type RefObject } from 'react';

export interface PopupOptions {
  open: boolean;
  /** @default 'bottom-start' */
  placement?: Placement | undefined;
  /** At least as wide as the anchor. */
  matchWidth?: boolean | undefined;
  /** Gap from the anchor in pixels. @default 4 */
  gap?: number | undefined;
}

export interface PopupHandle {
  anchorRef: RefObject<HTMLElement | null>;
  popupRef: RefObject<HTMLElement | null>;
  setAnchor: RefCallback<HTMLElement>;
  setPopup: RefCallback<HTMLElement>;
  style: CSSProperties;
  /** Side on which it really opened, for the direction of the movement. */
  side: string;
}

const EDGE = 8;

/** Keeps a floating element beside its anchor and inside the window. */
export function usePopup({ open, placement = 'bottom-start', matchWidth = false, gap = 4 }: PopupOptions): PopupHandle {
  const anchorRef = useRef<HTMLElement>(null);
  const popupRef = useRef<HTMLElement>(null);
  const floating = useFloating({
    open,
    placement,
    strategy: 'fixed',
    whileElementsMounted: autoUpdate,
    middleware: [
      offset(gap),
      flip({ padding: EDGE }),
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
    ],
  });
  const { refs } = floating;
  const setters = useMemo(
    () => ({
      setAnchor: (node: HTMLElement | null) => {
        anchorRef.current = node;
        refs.setReference(node);
      },
      setPopup: (node: HTMLElement | null) => {
        popupRef.current = node;
        refs.setFloating(node);
      },
    }),
    [refs],
  );
  return {
    anchorRef,
    popupRef,
    ...setters,
    style: floating.floatingStyles,
    side: floating.placement.split('-')[0] ?? 'bottom',
  };
}
