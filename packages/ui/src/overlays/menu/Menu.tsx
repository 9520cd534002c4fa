import type { ComponentPropsWithRef, ReactElement } from 'react';

import { expectName } from '../../foundation/invariant/invariant.ts';
import { Portal } from '../../foundation/overlay/Portal.tsx';
import { useOpener, type OpenerProps } from '../popup/useOpener.ts';
import type { MenuItem } from './Menu.types.ts';
import { MenuList } from './MenuList.tsx';

/** The rest goes to the panel. */
export interface MenuProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'id' | 'role'>, OpenerProps {
  /** Name for screen readers: «Действия с участником». */
  label: string;
  /** Rows of the menu in order; `items` inside a row make a submenu. */
  items: readonly MenuItem[];
  /** Side and end of the trigger where it opens; flips when there is no room. @default 'bottom-end' */
  placement?: OpenerProps['placement'];
}

/** A list of actions (ARIA menu button): arrows, Home, End, letters; → opens a submenu; Esc and Tab close. */
export function Menu({
  trigger,
  label,
  items,
  open,
  defaultOpen,
  onOpenChange,
  placement = 'bottom-end',
  ref,
  style,
  ...rest
}: MenuProps): ReactElement {
  expectName('Menu', 'label', label);
  const opener = useOpener({ kind: 'menu', trigger, open, defaultOpen, onOpenChange, placement, ref, style });
  return (
    <>
      {opener.trigger}
      {opener.open && (
        <Portal>
          <MenuList
            {...rest}
            {...opener.panel}
            label={label}
            items={items}
            onDone={opener.close}
            inside={[opener.anchorRef]}
          />
        </Portal>
      )}
    </>
  );
}
