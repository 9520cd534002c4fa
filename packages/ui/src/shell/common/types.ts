import type { ReactElement, ReactNode } from 'react';

import type { IconComponent } from '../../brand/icon/icon-component.ts';
import type { LinkElement } from '../../foundation/link/as-link.ts';
import type { OverlayTriggerProps } from '../../overlays/popup/trigger.ts';

/** A place of the navigation. */
export interface ShellItem {
  /** Unique in the list; `currentId` is it. */
  readonly id: string;
  /** Name of the section. */
  readonly label: string;
  /** For the bottom bar, where a word must fit 70 px: «Баллы» for «Мои баллы». */
  readonly shortLabel?: string | undefined;
  /** Where it leads. */
  readonly href: string;
  /** Before the name; alone in the rail. */
  readonly icon: IconComponent;
  /** Shown at the right; zero and nothing are not shown. */
  readonly count?: number | undefined;
  /** `attention`: somebody waits for an answer. Default `plain`. */
  readonly countTone?: 'plain' | 'attention' | undefined;
  /** false keeps it out of the bottom bar (five places). */
  readonly bottom?: boolean | undefined;
}

/** Places of the navigation under one heading. */
export interface ShellGroup {
  /** Unique in the list. */
  readonly id: string;
  /** Heading over its items. */
  readonly label?: string | undefined;
  /** Sections of the group. */
  readonly items: readonly ShellItem[];
}

/** What a navigation link is given; its content and state come by themselves, the address is enough: `<Link to={href} />`. */
export interface ShellLinkProps {
  /** Address within the application. */
  readonly href: string;
  /** Sign and text of the section. */
  readonly children: ReactNode;
  /** `page` on the open section. */
  readonly 'aria-current'?: 'page' | undefined;
  /** Name where no text is shown. */
  readonly 'aria-label'?: string | undefined;
  /** Shown under the pointer where no text is. */
  readonly title?: string | undefined;
  /** Called by a press, before the link leads away. */
  readonly onClick?: (() => void) | undefined;
}

/** Draws a link with the router of the application. */
export type RenderLink = (props: ShellLinkProps) => LinkElement;

/** The person at the account button. */
export interface ShellAccount {
  /** Name of the person. */
  readonly name: string;
  /** Second line: shop or role. */
  readonly detail?: string | undefined;
  /** Address of the picture; initials without it. */
  readonly avatarUrl?: string | undefined;
  /** 1–5, colour of the disc; default by the name. */
  readonly tone?: number | undefined;
}

/** A step of the path to a page. */
export interface ShellCrumb {
  /** Name of the place. */
  readonly label: string;
  /** Where it leads; the last one leads nowhere. */
  readonly href?: string | undefined;
}

/** Puts a menu behind the block of the account, which opens it. */
export type AccountMenu = (trigger: ReactElement<OverlayTriggerProps>) => ReactNode;
