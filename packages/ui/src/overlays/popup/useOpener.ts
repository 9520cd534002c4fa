import {
  cloneElement,
  useId,
  useMemo,
  useState,
  type CSSProperties,
  type ReactElement,
  type Ref,
  type RefCallback,
  type RefObject,
} from 'react';

import { useControllable } from '../../foundation/hooks/useControllable.ts';
import { useMergedRefs } from '../../foundation/hooks/useMergedRefs.ts';
import { useLayer } from '../../foundation/overlay/useLayer.ts';
import type { OverlayTriggerProps } from './trigger.ts';
import { usePopup, type PopupHandle, type PopupOptions } from './usePopup.ts';

/** What a panel that its own trigger opens takes from its user. */
export interface OpenerProps {
  /** The element that opens it: a Button, a Chip. */
  trigger: ReactElement<OverlayTriggerProps>;
  /** Whether the panel is on the screen; left out, the component holds it itself. */
  open?: boolean | undefined;
  /** Whether it is open to begin with. @default false */
  defaultOpen?: boolean | undefined;
  /** Called with true before it opens and false before it closes. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** Side and end of the trigger where it opens; flips when there is no room. */
  placement?: PopupOptions['placement'];
}

export interface OpenerOptions extends OpenerProps {
  /** What opens, for screen readers. */
  kind: 'dialog' | 'menu';
  /** Tab stays inside. */
  trapFocus?: boolean | undefined;
  /** Ref and style of the panel given by the user. */
  ref: Ref<HTMLDivElement> | undefined;
  style: CSSProperties | undefined;
}

export interface Opener extends Pick<PopupHandle, 'anchorRef'> {
  open: boolean;
  close: () => void;
  /** The trigger with its state and its press. */
  trigger: ReactElement;
  /** For the panel. */
  panel: { id: string; ref: RefCallback<HTMLDivElement>; style: CSSProperties; 'data-side': string };
}

/** The last item of a menu, looked for when the panel stands: a menu opened by ↑ begins there. */
const lastItemOf = (panel: RefObject<HTMLElement | null>): RefObject<HTMLElement | null> => ({
  get current() {
    return Array.from(panel.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? []).at(-1) ?? null;
  },
});

/** A panel next to the element that opens it: press opens and closes; Esc and a press outside close; focus returns. */
export function useOpener({ trigger, kind, trapFocus, ref, style, ...options }: OpenerOptions): Opener {
  const id = useId();
  const [open, setOpen] = useControllable({
    value: options.open,
    defaultValue: options.defaultOpen ?? false,
    onValueChange: options.onOpenChange,
  });
  const popup = usePopup({ open, placement: options.placement });
  const anchor = useMergedRefs<HTMLElement>(popup.setAnchor, trigger.props.ref);
  const panel = useMergedRefs<HTMLDivElement>(popup.setPopup, ref);
  const close = (): void => setOpen(false);
  const [fromEnd, setFromEnd] = useState(false);
  const { popupRef } = popup;
  const initialFocus = useMemo(() => (fromEnd ? lastItemOf(popupRef) : undefined), [fromEnd, popupRef]);
  useLayer({
    open,
    ref: popup.popupRef,
    trapFocus,
    initialFocus,
    onEscape: close,
    onPressOutside: close,
    returnFocus: popup.anchorRef,
    inside: [popup.anchorRef],
  });
  return {
    open,
    close,
    anchorRef: popup.anchorRef,
    trigger: cloneElement(trigger, {
      ref: anchor,
      'aria-haspopup': kind,
      'aria-expanded': open,
      'aria-controls': open ? id : undefined,
      'data-open': open ? '' : undefined,
      onClick: (event) => {
        trigger.props.onClick?.(event);
        setFromEnd(false);
        if (!event.defaultPrevented) setOpen(!open);
      },
      onKeyDown: (event) => {
        trigger.props.onKeyDown?.(event);
        const arrow = event.key === 'ArrowDown' || event.key === 'ArrowUp';
        const plain = !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
        if (kind !== 'menu' || !arrow || !plain || open || event.defaultPrevented) return;
        event.preventDefault();
        setFromEnd(event.key === 'ArrowUp');
        setOpen(true);
      },
    }),
    panel: { id, ref: panel, style: { ...popup.style, ...style }, 'data-side': popup.side },
  };
}
