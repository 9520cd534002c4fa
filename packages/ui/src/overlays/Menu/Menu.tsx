import { cloneElement, useId, type ComponentPropsWithRef, type ReactElement } from 'react';

import { useControllable } from '../../foundation/hooks/useControllable.ts';
import { useMergedRefs } from '../../foundation/hooks/useMergedRefs.ts';
import { expectName } from '../../foundation/misuse/misuse.ts';
import { Portal } from '../../foundation/overlay/Portal.tsx';
import { useLayer } from '../../foundation/overlay/useLayer.ts';
import type { OverlayTriggerProps } from '../popup/trigger.ts';
import { usePopup, type PopupOptions } from '../popup/usePopup.ts';
import type { MenuItem } from './Menu.types.ts';
import { MenuList } from './MenuList.tsx';

/** The rest goes to the panel. */
export interface MenuProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'id' | 'role'> {
  trigger: ReactElement<OverlayTriggerProps>;
  /** Name for screen readers: «Действия с участником». */
  label: string;
  items: readonly MenuItem[];
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** @default 'bottom-end' */
  placement?: PopupOptions['placement'];
}

/** A list of actions (ARIA menu button): arrows, Home, End, letters; → opens a submenu; Esc and Tab close. */
export function Menu({
  trigger,
  label,
  items,
  open: openProp,
  onOpenChange,
  placement = 'bottom-end',
  ref,
  style,
  ...rest
}: MenuProps): ReactElement {
  expectName('Menu', 'label', label);
  const id = useId();
  const [open, setOpen] = useControllable({ value: openProp, defaultValue: false, onChange: onOpenChange });
  const { anchorRef, popupRef, setAnchor, setPopup, style: place, side } = usePopup({ open, placement });
  const anchor = useMergedRefs<HTMLElement>(setAnchor, trigger.props.ref);
  const panel = useMergedRefs<HTMLDivElement>(setPopup, ref);
  const close = (): void => setOpen(false);
  useLayer({
    open,
    ref: popupRef,
    onEscape: close,
    onPressOutside: close,
    returnFocus: anchorRef,
    inside: [anchorRef],
  });
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
          <MenuList
            {...rest}
            ref={panel}
            id={id}
            label={label}
            items={items}
            style={{ ...place, ...style }}
            data-side={side}
            onDone={close}
            inside={[anchorRef]}
          />
        </Portal>
      )}
    </>
  );
}
