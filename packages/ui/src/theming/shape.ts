import { typeScale } from '../tokens/palette.gen.ts';
import type { ThemeInput } from './types.ts';

const px = (value: number): string => (value === 0 ? '0' : `${Number(value.toFixed(2))}px`);

/** A checkbox must not become a radio: its corner grows no further. */
const MARK_MAX = 5;

/** Corners by the corner of a control; the full one stays. */
const radii = (control: number): Record<`radius-${'xs' | 'mark' | 'sm' | 'md' | 'lg'}`, string> => ({
  'radius-xs': px(control / 2),
  'radius-mark': px(Math.min(control * 0.75, MARK_MAX)),
  'radius-sm': px(control),
  'radius-md': px(control * 1.5),
  'radius-lg': px(control * 3),
});

/** Variables that are the same in both modes and differ from those of «Прибавка»; names without `--pb-`. */
export function shapeOf({ radius, fonts }: ThemeInput): Record<string, string> {
  return {
    ...(fonts?.text === undefined ? {} : { 'font-text': fonts.text }),
    ...(fonts?.mono === undefined ? {} : { 'font-mono': fonts.mono }),
    // A shorthand has taken the family of the place it was written in: it is written again where the family is.
    ...(fonts?.text === undefined && fonts?.mono === undefined ? {} : typeScale),
    ...(radius === undefined ? {} : radii(radius)),
  };
}
