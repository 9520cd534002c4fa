/** Behaviour constants of specification §9. Milliseconds and CSS pixels. */
export const TOAST_DURATION = 3000;
/** Milliseconds a card of `notify` stays. */
export const NOTIFICATION_DURATION = 4500;
/** Pixels between the cards of `notify`. */
export const NOTIFICATION_GAP = 16;
/** Milliseconds between reaching the end of a list and asking for more. */
export const INFINITE_SCROLL_DELAY = 200;
/** Milliseconds an overlay takes to close. */
export const OVERLAY_CLOSE_DELAY = 400;

/** Lowest window width of each breakpoint; `sm` is everything under `md`. */
export const breakpoints = { sm: 0, md: 768, lg: 1024, xl: 1440 } as const;
/** Name of a width: `sm` from 0, `md` from 768, `lg` from 1024, `xl` from 1440 px. */
export type Breakpoint = keyof typeof breakpoints;

/** Media queries for static styles; em, so that browser zoom of text counts. */
export const media = {
  sm: '@media (max-width: 47.99em)',
  md: '@media (min-width: 48em)',
  lg: '@media (min-width: 64em)',
  xl: '@media (min-width: 90em)',
  coarse: '@media (pointer: coarse)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  forcedColors: '@media (forced-colors: active)',
  print: '@media print',
} as const;
