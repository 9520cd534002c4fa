import { cloneElement, useId, useRef, type KeyboardEvent, type ReactElement } from 'react';
import { styled } from 'styled-components';

import { useControllable } from '../../foundation/hooks/useControllable.ts';
import { useMergedRefs } from '../../foundation/hooks/useMergedRefs.ts';
import { useTimeout } from '../../foundation/hooks/useTimeout.ts';
import { Portal } from '../../foundation/overlay/Portal.tsx';
import { useLayer } from '../../foundation/overlay/useLayer.ts';
import { findByPrefix } from '../../inputs/listbox/text.ts';
import { surfaceCss } from '../popup/surface.ts';
import type { OverlayTriggerProps } from '../popup/trigger.ts';
import { usePopup, type PopupOptions } from '../popup/usePopup.ts';
import { MenuRow, type MenuItem } from './MenuRow.tsx';

const Panel = styled.div`
  ${surfaceCss}
  min-width: 200px;
  max-width: 320px;
  padding: 4px 0;
`;

export interface MenuProps {
  trigger: ReactElement<OverlayTriggerProps>;
  /** Name for screen readers: «Действия с участником». */
  label: string;
  items: readonly MenuItem[];
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** @default 'bottom-end' */
  placement?: PopupOptions['placement'];
}

const TYPEAHEAD_MS = 600;

/** A list of actions (ARIA menu button): arrows, Home, End, letters; Esc and Tab close it. */
export function Menu({
  trigger,
  label,
  items,
  open: openProp,
  onOpenChange,
  placement = 'bottom-end',
}: MenuProps): ReactElement {
  const id = useId();
  const [open, setOpen] = useControllable({ value: openProp, defaultValue: false, onChange: onOpenChange });
  const { anchorRef, popupRef, setAnchor, setPopup, style, side } = usePopup({ open, placement });
  const anchor = useMergedRefs<HTMLElement>(setAnchor, trigger.props.ref);
  const typed = useRef('');
  const timer = useTimeout();
  const close = (): void => setOpen(false);
  useLayer({
    open,
    ref: popupRef,
    onEscape: close,
    onPressOutside: close,
    returnFocus: anchorRef,
    inside: [anchorRef],
  });

  const rows = (): HTMLElement[] => [...(popupRef.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
  const onKeyDown = (event: KeyboardEvent): void => {
    const all = rows();
    const now = all.indexOf(document.activeElement as HTMLElement);
    const go = (at: number): void => {
      event.preventDefault();
      all[(at + all.length) % all.length]?.focus();
    };
    if (event.key === 'ArrowDown') go(now + 1);
    else if (event.key === 'ArrowUp') go(now < 0 ? -1 : now - 1);
    else if (event.key === 'Home') go(0);
    else if (event.key === 'End') go(-1);
    else if (event.key === 'Tab') {
      event.preventDefault();
      close();
    } else if (event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey) {
      typed.current += event.key;
      timer.start(TYPEAHEAD_MS, () => {
        typed.current = '';
      });
      const found = findByPrefix(
        items.map((item) => item.label),
        typed.current,
        now,
      );
      if (found >= 0) go(found);
    }
  };

  return (
    <>
      {cloneElement(trigger, {
        ref: anchor,
        'aria-haspopup': 'menu',
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
            ref={setPopup}
            id={id}
            role="menu"
            aria-label={label}
            tabIndex={-1}
            style={style}
            data-side={side}
            onKeyDown={onKeyDown}
          >
            {items.map((item, at) => (
              <MenuRow key={item.id} item={item} first={at === 0} onDone={close} />
            ))}
          </Panel>
        </Portal>
      )}
    </>
  );
}
