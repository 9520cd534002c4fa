import type { CSSProperties } from 'react';

/** Custom properties for `style`; undefined ones are left out. */
export const vars = (values: Readonly<Record<`--${string}`, string | number | undefined>>): CSSProperties => values;
