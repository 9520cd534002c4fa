import { cloneElement, useId, type ComponentPropsWithRef, type ReactElement, type ReactNode } from 'react';
import { styled } from 'styled-components';

import { useControllable } from '../../foundation/hooks/useControllable.ts';
import { useMergedRefs } from '../../foundation/hooks/useMergedRefs.ts';
import { Portal } from '../../foundation/overlay/Portal.tsx';
import { useLayer } from '../../foundation/overlay/useLayer.ts';
import { surfaceCss } from '../popup/surface.ts';
import type { OverlayTriggerProps } from '../popup/trigger.ts';
import { usePopup, type PopupOptions } from '../popup/usePopup.ts';

const Panel = styled.div`
  ${surfaceCss}
  width: max-content;
  &:not([data-wide]) {
    max-width: var(--pb-size-popover);
  }
  &:not([data-flush]) {
    padding: 12px 16px;
  }
`;

export interface PopoverProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'title'> {
  /** The element that opens it: a Button, a Chip. */
  trigger: ReactElement<OverlayTriggerProps>;
  /** Name of the panel for screen readers. */
  label: string;
  children: ReactNode | ((close: () => void) => ReactNode);
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  placement?: PopupOptions['placement'];
  /** No padding of its own. */
  flush?: boolean | undefined;
  /** As wide as its content, not 320 px. */
  wide?: boolean | undefined;
}

/** A small panel beside its trigger. Focus goes in and back; Esc and a press outside close it. */
export function Popover({
  trigger,
  label,
  children,
  open: openProp,
  onOpenChange,
  placement,
  flush = false,
  wide = false,
  ref,
  style,
  ...rest
}: PopoverProps): ReactElement {
  const id = useId();
  const [open, setOpen] = useControllable({ value: openProp, defaultValue: false, onChange: onOpenChange });
  const { anchorRef, popupRef, setAnchor, setPopup, style: place, side } = usePopup({ open, placement });
  const anchor = useMergedRefs<HTMLElement>(setAnchor, trigger.props.ref);
  const panel = useMergedRefs<HTMLDivElement>(setPopup, ref);
  const close = (): void => setOpen(false);
  useLayer({
    open,
    ref: popupRef,
    trapFocus: true,
    onEscape: close,
    onPressOutside: close,
    returnFocus: anchorRef,
    inside: [anchorRef],
  });
  return (
    <>
      {cloneElement(trigger, {
        ref: anchor,
        'aria-haspopup': 'dialog',
        'aria-expanded': open,
        'aria-controls': open ? id : undefined,
        'data-open': open ? '' : undefined,
        onClick: (event) => {
          trigger.props.onClick?.(event);
          if (!event.defaultPrevented) setOpen(!open);
        },
      })}
      {open && (
        <Portal>
          <Panel
            {...rest}
            ref={panel}
            id={id}
            role="dialog"
            aria-label={label}
            tabIndex={-1}
            style={{ ...place, ...style }}
            data-side={side}
            data-flush={flush ? '' : undefined}
            data-wide={wide ? '' : undefined}
          >
            {typeof children === 'function' ? children(close) : children}
          </Panel>
        </Portal>
      )}
    </>
  );
}
