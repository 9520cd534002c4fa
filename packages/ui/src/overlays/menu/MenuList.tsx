import {
  useRef,
  useState,
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type PointerEvent,
  type ReactElement,
  type RefObject,
} from 'react';
import { styled } from 'styled-components';

import { lineKey } from '../../foundation/direction/line-key.ts';
import { useMergedRefs } from '../../foundation/hooks/useMergedRefs.ts';
import { useTimeout } from '../../foundation/hooks/useTimeout.ts';
import { expectUnique } from '../../foundation/invariant/invariant.ts';
import { firstFocus } from '../../foundation/overlay/focusable.ts';
import { useTypedLetters } from '../../inputs/listbox/useTypedLetters.ts';
import { surfaceCss } from '../popup/surface.ts';
import type { MenuItem } from './Menu.types.ts';
import { MenuRow } from './MenuRow.tsx';
import { isHeadingTo, type Place } from './safe-area.ts';
import { SubMenu } from './SubMenu.tsx';

const Panel = styled.div`
  ${surfaceCss}
  min-width: 200px;
  max-width: 320px;
  padding: 4px 0;
`;

const NOTHING: readonly never[] = [];
/** How long the pointer may stand still on its way into a submenu. */
const LINGER_MS = 300;

export interface MenuListProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Name for screen readers. */
  label: string;
  /** Rows in order. */
  items: readonly MenuItem[];
  /** Closes the whole menu: something was chosen, Tab, a press outside. */
  onDone: () => void;
  /** Closes this panel only: ← in a submenu. */
  onBack?: (() => void) | undefined;
  /** What stays «inside» for every submenu: the button of the menu. */
  inside?: readonly RefObject<HTMLElement | null>[] | undefined;
}

/** The panel of a menu and its keys: arrows, Home, End, letters, → and ← for submenus, Tab. */
export function MenuList({
  label,
  items,
  onDone,
  onBack,
  inside = NOTHING,
  ref,
  ...rest
}: MenuListProps): ReactElement {
  expectUnique('Menu', 'items', 'id', items);
  const panel = useRef<HTMLDivElement>(null);
  const merged = useMergedRefs(panel, ref);
  const [sub, setSub] = useState<{ id: string; by: 'keys' | 'pointer' }>();
  const subPanel = useRef<HTMLDivElement>(null);
  const letters = useTypedLetters();
  const left = useRef<Place | undefined>(undefined);
  const linger = useTimeout();

  const rows = (): HTMLElement[] => [...(panel.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
  const onKeyDown = (event: KeyboardEvent): void => {
    // React hands keys of a submenu up here too, although it lies elsewhere in the document.
    if (!panel.current?.contains(event.target as Node)) return;
    const all = rows();
    const now = all.indexOf(document.activeElement as HTMLElement);
    const item = items[now];
    const go = (at: number): void => {
      event.preventDefault();
      setSub(undefined);
      all[(at + all.length) % all.length]?.focus();
    };
    if (event.key === 'ArrowDown') go(now + 1);
    else if (event.key === 'ArrowUp') go(now < 0 ? -1 : now - 1);
    else if (event.key === 'Home') go(0);
    else if (event.key === 'End') go(-1);
    else if (lineKey(event) === 'ArrowRight' && item?.items && item.disabledReason === undefined) {
      event.preventDefault();
      if (subPanel.current) firstFocus(subPanel.current).focus();
      else setSub({ id: item.id, by: 'keys' });
    } else if (lineKey(event) === 'ArrowLeft' && onBack) {
      event.preventDefault();
      onBack();
    } else if (event.key === 'Tab') {
      event.preventDefault();
      onDone();
    } else if (event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey) {
      const found = letters.find(
        event.key,
        items.map((other) => other.label),
        now,
      );
      if (found >= 0) go(found);
    }
  };

  /** The row under the pointer takes the focus, unless the pointer only crosses it on its way into the submenu. */
  const onPoint = (event: PointerEvent<HTMLElement>): void => {
    if (event.pointerType === 'touch') return;
    const row = event.currentTarget;
    const id = row.dataset['id'];
    const place = { x: event.clientX, y: event.clientY };
    const take = (): void => {
      row.focus({ preventScroll: true });
      setSub(row.hasAttribute('aria-haspopup') && id !== undefined ? { id, by: 'pointer' } : undefined);
    };
    const open = subPanel.current;
    if (sub?.id !== id && open && left.current && isHeadingTo(open.getBoundingClientRect(), left.current, place)) {
      linger.start(LINGER_MS, take);
      return;
    }
    linger.clear();
    left.current = place;
    if (document.activeElement !== row || sub?.id !== id) take();
  };

  return (
    <Panel
      tabIndex={-1}
      {...rest}
      ref={merged}
      role="menu"
      aria-label={label}
      onKeyDown={onKeyDown}
      onPointerLeave={linger.clear}
    >
      {items.map((item, at) =>
        item.items && item.disabledReason === undefined ? (
          <SubMenu
            key={item.id}
            item={item}
            first={at === 0}
            open={sub?.id === item.id}
            takesFocus={sub?.by === 'keys'}
            inside={[panel, ...inside]}
            panelRef={subPanel}
            onOpenChange={(open) => setSub(open ? { id: item.id, by: 'keys' } : undefined)}
            onPoint={onPoint}
            onDone={onDone}
          >
            {(props) => <MenuList {...props} items={item.items ?? []} inside={[panel, ...inside]} />}
          </SubMenu>
        ) : (
          <MenuRow key={item.id} item={item} first={at === 0} onPoint={onPoint} onDone={onDone} />
        ),
      )}
    </Panel>
  );
}
