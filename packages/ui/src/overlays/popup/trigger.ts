import type { KeyboardEvent, MouseEvent, Ref } from 'react';

/** What an overlay adds to the element that opens it. */
export interface OverlayTriggerProps {
  /** The element the panel is placed at. */
  ref?: Ref<HTMLElement> | undefined;
  /** Opens and closes the panel, after the trigger's own handler. */
  onClick?: ((event: MouseEvent<HTMLElement>) => void) | undefined;
  /** Opens the panel by an arrow, after the trigger's own handler. */
  onKeyDown?: ((event: KeyboardEvent<HTMLElement>) => void) | undefined;
  /** What opens. */
  'aria-haspopup'?: 'dialog' | 'menu' | undefined;
  /** Whether it is open. */
  'aria-expanded'?: boolean | undefined;
  /** Id of the panel while it is open. */
  'aria-controls'?: string | undefined;
  /** Stands while the panel is open: for styles. */
  'data-open'?: '' | undefined;
}
