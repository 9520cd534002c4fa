import {
  cloneElement,
  useId,
  useState,
  type ComponentPropsWithRef,
  type FocusEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react';
import { styled } from 'styled-components';

import { useMergedRefs } from '../../foundation/hooks/useMergedRefs.ts';
import { useTimeout } from '../../foundation/hooks/useTimeout.ts';
import { Portal } from '../../foundation/overlay/Portal.tsx';
import { useLayer } from '../../foundation/overlay/useLayer.ts';
import { usePopup } from '../popup/usePopup.ts';

const Bubble = styled.div`
  max-width: 280px;
  padding: 6px 10px;
  border-radius: var(--pb-radius-sm);
  background: var(--pb-bg-inverse);
  color: var(--pb-text-inverse);
  font: var(--pb-type-caption);
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

interface TriggerProps {
  ref?: Ref<HTMLElement> | undefined;
  'aria-describedby'?: string | undefined;
  onPointerEnter?: ((event: PointerEvent<HTMLElement>) => void) | undefined;
  onPointerLeave?: ((event: PointerEvent<HTMLElement>) => void) | undefined;
  onFocus?: ((event: FocusEvent<HTMLElement>) => void) | undefined;
  onBlur?: ((event: FocusEvent<HTMLElement>) => void) | undefined;
}

/** The rest goes to the bubble. */
export interface TooltipProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'content' | 'id' | 'role'> {
  /** Short words that add to the name of the trigger. Nothing that can be pressed. */
  content: ReactNode;
  /** One element that takes the focus, or has one in it that does. */
  children: ReactElement<TriggerProps>;
  /** Side of the element; flips when there is no room. @default 'top' */
  placement?: 'top' | 'bottom' | 'left' | 'right' | undefined;
}

const DELAY_MS = 400;
/** Time to bring the pointer from the trigger into the bubble (WCAG 1.4.13). */
const LEAVE_MS = 120;

/** A hint on hover and on keyboard focus; Esc hides it, the pointer may rest on it. */
export function Tooltip({ content, children, placement = 'top', ref, style, ...rest }: TooltipProps): ReactElement {
  const id = useId();
  const [open, setOpen] = useState(false);
  const timer = useTimeout();
  const { popupRef, setAnchor, setPopup, style: place } = usePopup({ open, placement, gap: 6 });
  const bubble = useMergedRefs<HTMLDivElement>(setPopup, ref);
  const { props } = children;
  const merged = useMergedRefs<HTMLElement>(setAnchor, children.props.ref);
  const hide = (): void => {
    timer.clear();
    setOpen(false);
  };
  useLayer({ open, ref: popupRef, passive: true, initialFocus: false, returnFocus: false, onEscape: hide });
  return (
    <>
      {cloneElement(children, {
        ref: merged,
        'aria-describedby': open
          ? [id, props['aria-describedby']].filter(Boolean).join(' ')
          : props['aria-describedby'],
        onPointerEnter: (event) => {
          props.onPointerEnter?.(event);
          if (event.pointerType !== 'touch') timer.start(DELAY_MS, () => setOpen(true));
        },
        onPointerLeave: (event) => {
          props.onPointerLeave?.(event);
          timer.start(LEAVE_MS, () => setOpen(false));
        },
        onFocus: (event) => {
          props.onFocus?.(event);
          if ((event.target as Element).matches(':focus-visible')) setOpen(true);
        },
        onBlur: (event) => {
          props.onBlur?.(event);
          hide();
        },
      })}
      {open && (
        <Portal>
          <Bubble
            {...rest}
            ref={bubble}
            id={id}
            role="tooltip"
            style={{ ...place, ...style }}
            onPointerEnter={timer.clear}
            onPointerLeave={() => timer.start(LEAVE_MS, () => setOpen(false))}
          >
            {content}
          </Bubble>
        </Portal>
      )}
    </>
  );
}
