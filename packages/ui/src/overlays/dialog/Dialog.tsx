import { X } from 'lucide-react';
import { useId, useRef, type ComponentPropsWithRef, type ReactElement, type ReactNode, type RefObject } from 'react';
import { styled } from 'styled-components';

import { IconButton } from '../../actions/icon-button/IconButton.tsx';
import { hasContent } from '../../foundation/content.ts';
import { useMergedRefs } from '../../foundation/hooks/useMergedRefs.ts';
import { useMessages } from '../../foundation/messages/context.ts';
import { Portal } from '../../foundation/overlay/Portal.tsx';
import { useFoot } from '../../foundation/overlay/useFoot.ts';
import { useLayer } from '../../foundation/overlay/useLayer.ts';
import { dialogMessages } from './dialog.messages.ts';

const Scrim = styled.div`
  position: fixed;
  inset: 0;
  display: flex;
  align-items: center;
  justify-content: center;
  padding: 16px;
  overflow: auto;
  overscroll-behavior: contain;
  background: var(--pb-bg-scrim);
  animation: pb-fade var(--pb-duration-base) var(--pb-ease-out);
  @keyframes pb-fade {
    from {
      opacity: 0;
    }
  }
  @media (max-width: 47.99em) {
    align-items: flex-end;
    padding: 40px 0 0;
  }
`;

const Box = styled.div`
  display: flex;
  flex-direction: column;
  width: 100%;
  max-width: 480px;
  max-height: 100%;
  border: 1px solid var(--pb-line-hair);
  border-radius: var(--pb-radius-md);
  background: var(--pb-bg-surface);
  box-shadow: var(--pb-shadow-sheet);
  outline: none;
  &[data-size='sm'] {
    max-width: 400px;
  }
  &[data-size='lg'] {
    max-width: 720px;
  }
  & > header {
    display: flex;
    gap: 12px;
    align-items: flex-start;
    justify-content: space-between;
    padding: 16px 12px 0;
    padding-inline-start: 24px;
  }
  & > header h2 {
    padding-top: 4px;
    font: var(--pb-type-h2);
    letter-spacing: var(--pb-type-h2-spacing);
    overflow-wrap: anywhere;
  }
  & > [data-part='body'] {
    flex: 1;
    min-height: 0;
    padding: 12px 24px 24px;
    overflow: auto;
    color: var(--pb-text-secondary);
    font: var(--pb-body-type);
  }
  & > footer {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    padding: 12px 24px 20px;
  }
  & > [data-part='body']:has(+ footer) {
    padding-bottom: 12px;
  }
  /* In a low window the box scrolls as a whole. */
  @media (max-height: 25em) {
    overflow: auto;
    & > header,
    & > [data-part='body'],
    & > footer {
      flex: none;
    }
    & > [data-part='body'] {
      overflow: visible;
    }
  }
  @media (max-width: 47.99em) {
    max-width: none !important;
    border-width: 1px 0 0;
    border-radius: var(--pb-radius-lg) var(--pb-radius-lg) 0 0;
    padding-bottom: env(safe-area-inset-bottom);
    & > header,
    & > [data-part='body'],
    & > footer {
      padding-inline: 16px;
    }
    & > footer {
      flex-direction: column;
    }
  }
`;

export interface DialogProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** Whether the window is on the screen. */
  open: boolean;
  /** Asked to close: Esc, the cross, a press on the scrim. */
  onClose: () => void;
  /** Heading; names the window for screen readers. */
  title: ReactNode;
  /** Text or a short form; scrolls when it is higher than the screen. */
  children?: ReactNode | undefined;
  /** Buttons: primary first. */
  footer?: ReactNode | undefined;
  /** 400, 480 or 720 px. @default 'md' */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** Must be answered: no cross, a press outside does nothing. */
  alert?: boolean | undefined;
  /** Something typed would be lost: a press outside does nothing; Esc and the cross still ask `onClose`. */
  dirty?: boolean | undefined;
  /** What takes the focus on opening. @default the first control inside */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
}

/** A question or a short form over the page. Not the browser's modal layer, so toasts stay reachable. */
export function Dialog({
  open,
  onClose,
  title,
  children,
  footer,
  size = 'md',
  alert = false,
  dirty = false,
  initialFocus,
  ref,
  ...rest
}: DialogProps): ReactElement | null {
  return open ? (
    <Portal>
      <DialogBody {...{ onClose, title, footer, size, alert, dirty, initialFocus, ref }} {...rest}>
        {children}
      </DialogBody>
    </Portal>
  ) : null;
}

function DialogBody({
  onClose,
  title,
  children,
  footer,
  size,
  alert = false,
  dirty = false,
  initialFocus,
  ref,
  ...rest
}: Omit<DialogProps, 'open'>): ReactElement {
  const say = useMessages(dialogMessages);
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const merged = useMergedRefs(box, ref);
  const scrim = useRef<HTMLDivElement>(null);
  const foot = useRef<HTMLElement>(null);
  const hasFoot = hasContent(footer);
  useFoot(foot, hasFoot);
  useLayer({
    open: true,
    ref: box,
    modal: true,
    initialFocus,
    onEscape: onClose,
    onPressOutside: (event) => {
      if (!alert && !dirty && event.target === scrim.current) onClose();
    },
  });
  return (
    <Scrim ref={scrim}>
      <Box
        {...rest}
        ref={merged}
        role={alert ? 'alertdialog' : 'dialog'}
        aria-modal="true"
        aria-labelledby={`${id}t`}
        aria-describedby={alert && children !== undefined ? `${id}b` : undefined}
        tabIndex={-1}
        data-size={size}
      >
        <header data-part="head">
          <h2 data-part="title" id={`${id}t`}>
            {title}
          </h2>
          {!alert && <IconButton icon={X} label={say.close} size="sm" data-close="" onClick={onClose} />}
        </header>
        {children !== undefined && (
          <div data-part="body" id={`${id}b`}>
            {children}
          </div>
        )}
        {hasFoot && (
          <footer ref={foot} data-part="foot">
            {footer}
          </footer>
        )}
      </Box>
    </Scrim>
  );
}
