import type { IconComponent } from '../../brand/icon/icon-component.ts';
import type { LinkElement } from '../../foundation/link/as-link.ts';

/** A line of a menu. */
export interface MenuItem {
  /** Unique in the menu. */
  id: string;
  /** Text of the item. */
  label: string;
  /** Before the text. */
  icon?: IconComponent | undefined;
  /** Key hint; the screen binds the key. */
  kbd?: string | undefined;
  /** Called when it is taken; the menu closes. */
  onSelect?: (() => void) | undefined;
  /** A place instead of an action. */
  href?: string | undefined;
  /** The router's own link instead of `href`, e.g. `<Link to="/sales" />`; the row gives it the look and the content. */
  render?: LinkElement | undefined;
  /** A menu of its own, opened by → or by hovering. One level is enough for people. */
  items?: readonly MenuItem[] | undefined;
  /** Takes something away for good: in the colour of danger. */
  danger?: boolean | undefined;
  /** A line above: danger last, under a line. @default follows `danger` */
  divided?: boolean | undefined;
  /** Why it cannot be taken now. */
  disabledReason?: string | undefined;
}
