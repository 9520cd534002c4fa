import type { ComponentPropsWithRef, ReactElement } from 'react';

export interface CoinProps extends ComponentPropsWithRef<'svg'> {
  /** Side in pixels: 13, 14, 16, 20, 28 or 32. @default 16 */
  size?: number | undefined;
}

/** The sign of a point: an amber disc with a plus. Stands left of the number. */
export function Coin({ size = 16, ...rest }: CoinProps): ReactElement {
  return (
    <svg width={size} height={size} viewBox="0 0 16 16" aria-hidden focusable={false} {...rest}>
      <circle cx="8" cy="8" r="7" fill="var(--pb-points-fill)" stroke="var(--pb-points-line)" />
      <path d="M8 4.8v6.4M4.8 8h6.4" stroke="var(--pb-points-on-fill)" strokeWidth="1.6" strokeLinecap="round" />
    </svg>
  );
}
