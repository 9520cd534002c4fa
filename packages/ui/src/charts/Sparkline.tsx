import type { ComponentPropsWithRef, ReactElement } from 'react';

import { linePath } from './core/scale.ts';

export interface SparklineProps extends Omit<ComponentPropsWithRef<'svg'>, 'values' | 'points'> {
  /** Numbers in the order of time; the line runs from the least to the greatest. */
  values: readonly number[];
  /** Width in pixels. @default 64 */
  width?: number | undefined;
  /** Height in pixels. @default 20 */
  height?: number | undefined;
  /** Chart colour 1–6. @default 1 */
  colour?: 1 | 2 | 3 | 4 | 5 | 6 | undefined;
}

/** A line next to a number that says the same in words, so it is decoration. */
export function Sparkline({ values, width = 64, height = 20, colour = 1, ...rest }: SparklineProps): ReactElement {
  const low = Math.min(...values);
  const spread = Math.max(...values) - low || 1;
  const places = values.map(
    (value, index) =>
      [
        2 + ((width - 7) * index) / Math.max(1, values.length - 1),
        height - 4 - ((height - 8) * (value - low)) / spread,
      ] as const,
  );
  const last = places.at(-1);
  const stroke = `var(--pb-chart-${colour})`;
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden focusable={false} {...rest}>
      <path d={linePath(places)} fill="none" stroke={stroke} strokeWidth={1.5} strokeLinejoin="round" />
      {last && <circle cx={last[0]} cy={last[1]} r={2.5} fill={stroke} />}
    </svg>
  );
}
