import type { ReactNode } from 'react';

import type { IconComponent } from '../../brand/icon/icon-component.ts';

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
  /** @default 'secondary' */
  variant?: ButtonVariant | undefined;
  /** @default 'md' */
  size?: ButtonSize | undefined;
  /** As wide as its place. */
  wide?: boolean | undefined;
  icon?: IconComponent | undefined;
  iconEnd?: IconComponent | undefined;
  /** Key hint at the right: `E`, `Ctrl S`. Shown only; the screen binds the key. */
  kbd?: string | undefined;
  children: ReactNode;
}
