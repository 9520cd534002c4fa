import type { KeyboardEvent, MouseEvent, Ref } from 'react';

/** What an overlay adds to the element that opens it. */
export interface OverlayTriggerProps {
  ref?: Ref<HTMLElement> | undefined;
  onClick?: ((event: MouseEvent<HTMLElement>) => void) | undefined;
  onKeyDown?: ((event: KeyboardEvent<HTMLElement>) => void) | undefined;
  'aria-haspopup'?: 'dialog' | 'menu' | undefined;
  'aria-expanded'?: boolean | undefined;
  'aria-controls'?: string | undefined;
  'data-open'?: '' | undefined;
}
