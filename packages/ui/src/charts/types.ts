import type { ComponentPropsWithRef } from 'react';
import type { OwnMessages } from '../foundation/messages/define.ts';
import type { chartMessages } from './parts/chart.messages.ts';

/** Values of one line or of one kind of bars. */
export interface Series {
  /** Unique in the chart. */
  readonly id: string;
  /** Name in the legend and in the table. */
  readonly label: string;
  /** One per category; null is «no data». */
  readonly values: readonly (number | null)[];
  /** `amber` has a contour of its own; `past` is the dashed comparison. @default the next of chart 1–6 */
  readonly tone?: 'amber' | 'past' | undefined;
}

/** The rest goes to the figure. */
export interface ChartProps extends Omit<ComponentPropsWithRef<'figure'>, 'children'> {
  /** What is measured: «Начисления по неделям». Name of the picture and caption of the table. */
  readonly caption: string;
  /** Names along the horizontal axis: weeks, shops. */
  readonly categories: readonly string[];
  /** Lines or bars, each with a number for every category. */
  readonly series: readonly Series[];
  /** Pixels of the picture. @default 240 */
  readonly height?: number | undefined;
  /** Number in words. @default 1 234 */
  readonly format?: ((value: number) => string) | undefined;
  /** First head of the table. @default 'Период' */
  readonly categoryLabel?: string | undefined;
  /** Own texts of this place, over those of the language. */
  readonly messages?: OwnMessages<typeof chartMessages> | undefined;
}
