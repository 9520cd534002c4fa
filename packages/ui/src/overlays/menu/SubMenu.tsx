import type { ComponentPropsWithRef, PointerEvent, ReactElement, ReactNode, RefObject } from 'react';

import { isRightToLeft } from '../../foundation/direction/line-key.ts';
import { useMergedRefs } from '../../foundation/hooks/useMergedRefs.ts';
import { Portal } from '../../foundation/overlay/Portal.tsx';
import { useLayer } from '../../foundation/overlay/useLayer.ts';
import { usePopup } from '../popup/usePopup.ts';
import type { MenuItem } from './Menu.types.ts';
import { MenuRow } from './MenuRow.tsx';

export interface SubMenuProps {
  /** The row with its `items`. */
  item: MenuItem;
  /** Takes the focus when the menu opens. */
  first: boolean;
  /** Whether the panel at the side is on the screen. */
  open: boolean;
  /** Opened by the pointer it leaves the focus on the row. */
  takesFocus: boolean;
  /** The panels it opens from and the button of the menu: a press there is not «outside». */
  inside: readonly RefObject<HTMLElement | null>[];
  /** The element of the panel. */
  panelRef: RefObject<HTMLDivElement | null>;
  /** Asked to open or to close the panel. */
  onOpenChange: (open: boolean) => void;
  /** Called while the pointer moves over the row. */
  onPoint: (event: PointerEvent<HTMLElement>) => void;
  /** Closes the whole menu. */
  onDone: () => void;
  /** Draws the list of the panel: comes from above, since lists hold submenus. */
  children: (
    props: ComponentPropsWithRef<'div'> & { label: string; onDone: () => void; onBack: () => void; children?: never },
  ) => ReactNode;
}

/** A row that opens a menu next to itself. */
export function SubMenu(props: SubMenuProps): ReactElement {
  const { item, open, takesFocus, inside, panelRef, onOpenChange, onDone, children } = props;
  // Menus lie at the end of the page, whose direction is theirs.
  const placement = open && isRightToLeft(document.body) ? 'left-start' : 'right-start';
  const { anchorRef, popupRef, setAnchor, setPopup, style } = usePopup({ open, placement, gap: 2 });
  const panel = useMergedRefs<HTMLDivElement>(setPopup, panelRef);
  const close = (): void => onOpenChange(false);
  useLayer({
    open,
    ref: popupRef,
    initialFocus: takesFocus ? undefined : false,
    onEscape: close,
    onPressOutside: onDone,
    returnFocus: anchorRef,
    inside,
  });
  return (
    <>
      <MenuRow
        item={item}
        first={props.first}
        ref={setAnchor}
        open={open}
        onOpen={() => onOpenChange(true)}
        onPoint={props.onPoint}
        onDone={onDone}
      />
      {open && (
        <Portal>
          {children({
            ref: panel,
            label: item.label,
            style,
            onDone,
            onBack: close,
          })}
        </Portal>
      )}
    </>
  );
}
