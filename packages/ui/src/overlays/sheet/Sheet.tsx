import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { useId, useRef, type ComponentPropsWithRef, type ReactElement, type ReactNode, type RefObject } from 'react';
import { styled } from 'styled-components';

import { IconButton } from '../../actions/icon-button/IconButton.tsx';
import { hasContent } from '../../foundation/content.ts';
import { useMergedRefs } from '../../foundation/hooks/useMergedRefs.ts';
import { useMessages } from '../../foundation/messages/context.ts';
import { Portal } from '../../foundation/overlay/Portal.tsx';
import { useFoot } from '../../foundation/overlay/useFoot.ts';
import { useLayer } from '../../foundation/overlay/useLayer.ts';
import { dialogMessages } from '../dialog/dialog.messages.ts';
import { scrimCss, sheetCss } from './Sheet.styles.ts';
import { useDragDown } from './useDragDown.ts';

const Scrim = styled.div`
  ${scrimCss}
`;

const Root = styled.div`
  ${sheetCss}
`;

/** A way to the next or the previous record of a `Sheet`. */
export interface SheetStep {
  /** Opens that record. */
  onStep: () => void;
  /** «Предыдущий участник» */
  label: string;
  /** Why there is nowhere to go. */
  disabledReason?: string | undefined;
}

export interface SheetProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** Whether the sheet is on the screen. */
  open: boolean;
  /** Asked to close: Esc, the cross, a press outside. */
  onClose: () => void;
  /** Heading; names the sheet for screen readers. */
  title: ReactNode;
  /** Second line: status, number. */
  meta?: ReactNode | undefined;
  /** Before the title: an avatar of 48. */
  lead?: ReactNode | undefined;
  /** ↑ and ↓ in the head step through the rows of a table. */
  previous?: SheetStep | undefined;
  /** The step to the row below. */
  next?: SheetStep | undefined;
  /** Before the arrows: print. */
  tools?: ReactNode | undefined;
  /** Row of tabs under the head. */
  tabs?: ReactNode | undefined;
  /** Buttons, primary first; what stands in `footerEnd` is at the other end. */
  footer?: ReactNode | undefined;
  /** At the other end of the buttons: a quiet action, a note. */
  footerEnd?: ReactNode | undefined;
  /** 480, 560 or 1080 px, the last for two columns. @default 'md' */
  size?: 'md' | 'lg' | 'xl' | undefined;
  /** What it becomes under 768 px. @default 'full' */
  phone?: 'full' | 'bottom' | undefined;
  /** Something typed would be lost: a press outside does nothing. */
  dirty?: boolean | undefined;
  /** What takes the focus on opening. @default the sheet itself */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** What takes the focus after closing. @default what had it before */
  returnFocus?: RefObject<HTMLElement | null> | undefined;
}

/** A side sheet at the right; full screen or a bottom sheet on a phone. */
export function Sheet({ open, ...rest }: SheetProps): ReactElement | null {
  return open ? (
    <Portal>
      <SheetBody {...rest} />
    </Portal>
  ) : null;
}

function SheetBody({
  onClose,
  title,
  meta,
  lead,
  previous,
  next,
  tools,
  tabs,
  footer,
  footerEnd,
  size = 'md',
  phone = 'full',
  dirty = false,
  initialFocus,
  returnFocus,
  children,
  ref,
  ...rest
}: Omit<SheetProps, 'open'>): ReactElement {
  const say = useMessages(dialogMessages);
  const id = useId();
  const sheet = useRef<HTMLDivElement>(null);
  const scrim = useRef<HTMLDivElement>(null);
  const merged = useMergedRefs(sheet, ref);
  const drag = useDragDown(sheet, onClose);
  const foot = useRef<HTMLElement>(null);
  const hasFoot = hasContent(footer) || hasContent(footerEnd);
  useFoot(foot, hasFoot);
  useLayer({
    open: true,
    ref: sheet,
    modal: true,
    // The sheet itself, not its first button: the name is read, and arrows in the head do not take Enter.
    initialFocus: initialFocus ?? sheet,
    returnFocus,
    onEscape: onClose,
    onPressOutside: (event) => {
      if (!dirty && event.target === scrim.current) onClose();
    },
  });
  return (
    <Scrim ref={scrim}>
      <Root
        {...rest}
        ref={merged}
        role="dialog"
        aria-modal="true"
        aria-labelledby={`${id}t`}
        tabIndex={-1}
        data-size={size}
        data-phone={phone}
      >
        <span data-part="grip" aria-hidden />
        <header data-part="head" data-tabs={tabs === undefined ? undefined : ''} {...(phone === 'bottom' ? drag : {})}>
          {lead}
          <div data-part="name">
            <h2 data-part="title" id={`${id}t`}>
              {title}
            </h2>
            {meta !== undefined && <div data-part="meta">{meta}</div>}
          </div>
          <div data-part="tools">
            {tools}
            {previous && (
              <IconButton
                icon={ChevronUp}
                label={previous.label}
                size="sm"
                disabledReason={previous.disabledReason}
                onClick={previous.onStep}
              />
            )}
            {next && (
              <IconButton
                icon={ChevronDown}
                label={next.label}
                size="sm"
                disabledReason={next.disabledReason}
                onClick={next.onStep}
              />
            )}
            <IconButton icon={X} label={say.close} size="sm" data-close="" onClick={onClose} />
          </div>
        </header>
        {tabs !== undefined && <div data-part="tabs">{tabs}</div>}
        <div data-part="body">{children}</div>
        {hasFoot && (
          <footer ref={foot} data-part="foot">
            {footer}
            {hasContent(footerEnd) && <span data-part="end">{footerEnd}</span>}
          </footer>
        )}
      </Root>
    </Scrim>
  );
}
