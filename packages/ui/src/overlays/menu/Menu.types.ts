import type { IconComponent } from '../../brand/icon/icon-component.ts';
import type { LinkElement } from '../../foundation/link/as-link.ts';

export interface MenuItem {
  id: string;
  label: string;
  icon?: IconComponent | undefined;
  /** Key hint; the screen binds the key. */
  kbd?: string | undefined;
  onSelect?: (() => void) | undefined;
  /** A place instead of an action. */
  href?: string | undefined;
  /** The router's own link instead of `href`, e.g. `<Link to="/sales" />`; the row gives it the look and the content. */
  render?: LinkElement | undefined;
  /** A menu of its own, opened by → or by hovering. One level is enough for people. */
  items?: readonly MenuItem[] | undefined;
  danger?: boolean | undefined;
  /** A line above: danger last, under a line. @default follows `danger` */
  divided?: boolean | undefined;
  disabledReason?: string | undefined;
}
