import { useEffect, type RefObject } from 'react';

import { useIsoLayoutEffect } from '../hooks/useIsoLayoutEffect.ts';
import { useStableCallback } from '../hooks/useStableCallback.ts';
import { isSecondHalf } from './double-press.ts';
import { firstFocus } from './focusable.ts';
import { focusBefore, focusOn, scheduleFocusReturn } from './focus-return.ts';
import { isPersistent } from './roots.ts';
import { lockScroll } from './scroll-lock.ts';
import { isInsideFrom, isPressTakenAbove, pushLayer } from './stack.ts';

/** What `useLayer` makes a layer from. */
export interface LayerOptions {
  /** Whether the layer is open. */
  open: boolean;
  /** Root element of the layer. */
  ref: RefObject<HTMLElement | null>;
  /** Makes the rest inert and stops the page from scrolling. @default false */
  modal?: boolean | undefined;
  /** Takes no keys but Esc: a tooltip. @default false */
  passive?: boolean | undefined;
  /** Whether Tab stays inside. @default follows `modal` */
  trapFocus?: boolean | undefined;
  /** Where the focus goes on opening; `false` leaves it. @default the first place inside */
  initialFocus?: RefObject<HTMLElement | null> | false | undefined;
  /** Where the focus goes back to. @default what had it before */
  returnFocus?: RefObject<HTMLElement | null> | false | undefined;
  /** Called by Esc while the layer is the top one. */
  onEscape?: (() => void) | undefined;
  /** Called by a press outside of the layer and of those opened from it. */
  onPressOutside?: ((event: PointerEvent) => void) | undefined;
  /** Elements that are not «outside», such as the trigger. */
  inside?: readonly RefObject<HTMLElement | null>[] | undefined;
}

/** A place in the overlay stack: focus in and back, Esc, press outside, inert and scroll lock when modal. */
export function useLayer(options: LayerOptions): void {
  const { open, ref, modal = false, passive = false, trapFocus = modal } = options;
  const escape = useStableCallback(options.onEscape);
  const pressOutside = useStableCallback(options.onPressOutside);
  const latest = useStableCallback(() => options);
  const escapable = options.onEscape !== undefined;
  const pressable = options.onPressOutside !== undefined;

  useIsoLayoutEffect(() => {
    const element = ref.current;
    if (!open || !element) return undefined;
    const before = focusBefore(element);
    const remove = pushLayer({
      element,
      modal,
      trapFocus,
      onEscape: escapable ? escape : undefined,
      closesOnPress: pressable,
      passive,
    });
    const unlock = modal ? lockScroll() : undefined;
    const { initialFocus } = latest() ?? {};
    focusOn(initialFocus === false ? before : (initialFocus?.current ?? firstFocus(element)));
    return () => {
      remove();
      // As with `inert`: the next layer may hold the page already.
      if (unlock) queueMicrotask(unlock);
      const { returnFocus } = latest() ?? {};
      if (returnFocus === false) return;
      scheduleFocusReturn({ layer: element, before, back: returnFocus?.current ?? before });
    };
  }, [open, ref, modal, passive, trapFocus, escapable, pressable, escape, latest]);

  useEffect(() => {
    if (!open) return undefined;
    const onPress = (event: PointerEvent): void => {
      const target = event.target;
      const element = ref.current;
      if (isSecondHalf(event)) return;
      if (!(target instanceof Node) || !element || isPersistent(target) || isInsideFrom(element, target)) return;
      if (isPressTakenAbove(element)) return;
      const { inside = [] } = latest() ?? {};
      if (!inside.some((other) => other.current?.contains(target))) pressOutside(event);
    };
    document.addEventListener('pointerdown', onPress, true);
    return () => document.removeEventListener('pointerdown', onPress, true);
  }, [open, ref, latest, pressOutside]);
}
