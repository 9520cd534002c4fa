import type { ReactNode } from 'react';

import type { IconComponent } from '../../brand/icon/icon-component.ts';

/** Look of a button. */
export type ButtonVariant =
  | 'primary'
  | 'secondary'
  | 'text'
  | 'danger'
  | 'danger-outline'
  | 'slab'
  | 'slab-outline'
  | 'plain';
/** `md` follows the density of the place; the others are fixed: 48, 32, 24 px. */
export type ButtonSize = 'lg' | 'md' | 'sm' | 'mini';

/** What a button and a link that looks like one have in common. */
export interface ButtonLook {
  /** How much the action stands out on its screen. @default 'secondary' */
  variant?: ButtonVariant | undefined;
  /** Height: `md` follows the density of the place, the others are fixed. @default 'md' */
  size?: ButtonSize | undefined;
  /** As wide as its place. */
  wide?: boolean | undefined;
  /** Icon before the text. */
  icon?: IconComponent | undefined;
  /** Icon after the text. */
  iconEnd?: IconComponent | undefined;
  /** Key hint at the right: `E`, `Ctrl S`. Shown only; the screen binds the key. */
  kbd?: string | undefined;
  /** Text of the button. */
  children: ReactNode;
}
