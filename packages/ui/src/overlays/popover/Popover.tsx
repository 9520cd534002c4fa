import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';

import { Portal } from '../../foundation/overlay/Portal.tsx';
import { surfaceCss } from '../popup/surface.ts';
import { useOpener, type OpenerProps } from '../popup/useOpener.ts';

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

export interface PopoverProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'title'>, OpenerProps {
  /** Name of the panel for screen readers. */
  label: string;
  /** What stands in the panel; a function is given `close`. */
  children: ReactNode | ((close: () => void) => ReactNode);
  /** No padding of its own. */
  flush?: boolean | undefined;
  /** As wide as its content, not 320 px. */
  wide?: boolean | undefined;
}

/** A small panel next to its trigger. Focus goes in and back; Esc and a press outside close it. */
export function Popover({
  trigger,
  label,
  children,
  open,
  defaultOpen,
  onOpenChange,
  placement,
  flush = false,
  wide = false,
  ref,
  style,
  ...rest
}: PopoverProps): ReactElement {
  const opener = useOpener({
    kind: 'dialog',
    trapFocus: true,
    trigger,
    open,
    defaultOpen,
    onOpenChange,
    placement,
    ref,
    style,
  });
  return (
    <>
      {opener.trigger}
      {opener.open && (
        <Portal>
          <Panel
            {...rest}
            {...opener.panel}
            role="dialog"
            // Tab stays inside, so what lies outside is not to be read either.
            aria-modal="true"
            aria-label={label}
            tabIndex={-1}
            data-flush={flush ? '' : undefined}
            data-wide={wide ? '' : undefined}
          >
            {typeof children === 'function' ? children(opener.close) : children}
          </Panel>
        </Portal>
      )}
    </>
  );
}
