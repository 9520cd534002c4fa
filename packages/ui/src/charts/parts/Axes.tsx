import type { ReactElement } from 'react';

import { labelStep, showsLabel, type Scale } from '../core/scale.ts';

export interface Plot {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Place of the picture inside the frame; the left margin fits the longest label. */
export const plotOf = (width: number, height: number, scale: Scale, format: (value: number) => string): Plot => {
  const longest = Math.max(...scale.ticks.map((tick) => format(tick).length));
  return { left: Math.max(28, longest * 6.6 + 10), right: width - 2, top: 8, bottom: height - 26 };
};

export interface AxesProps {
  /** Edges of the picture, pixels. */
  plot: Plot;
  /** Round numbers of the vertical axis. */
  scale: Scale;
  /** Number of a tick in words. */
  format: (value: number) => string;
  /** Labels under the horizontal axis. */
  categories: readonly string[];
  /** Middle of a category by its index, pixels from the left. */
  centre: (index: number) => number;
}

/** Hairline grid, round numbers, labels that do not touch. */
export function Axes({ plot, scale, format, categories, centre }: AxesProps): ReactElement {
  const y = (value: number): number => plot.bottom - ((plot.bottom - plot.top) * value) / scale.top;
  const step = labelStep(categories.length, plot.right - plot.left);
  return (
    <g aria-hidden>
      {scale.ticks.map((tick) => (
        <g key={tick}>
          <line
            x1={plot.left}
            x2={plot.right}
            y1={y(tick)}
            y2={y(tick)}
            data-grid={tick === 0 ? undefined : ''}
            data-base={tick === 0 ? '' : undefined}
          />
          <text x={plot.left - 8} y={y(tick) + 4} textAnchor="end">
            {format(tick)}
          </text>
        </g>
      ))}
      {categories.map((category, index) =>
        showsLabel(index, categories.length, step) ? (
          <text
            key={`${category}-${index}`}
            x={centre(index)}
            y={plot.bottom + 18}
            textAnchor="middle"
            data-last={index === categories.length - 1 ? '' : undefined}
          >
            {category}
          </text>
        ) : null,
      )}
    </g>
  );
}

export interface HitsProps {
  /** Edges of the picture, pixels. */
  plot: Plot;
  /** How many categories there are. */
  count: number;
  /** Called with the index under the pointer. */
  onPoint: (index: number | undefined) => void;
}

/** Columns that catch the pointer. */
export function Hits({ plot, count, onPoint }: HitsProps): ReactElement {
  const step = (plot.right - plot.left) / Math.max(1, count);
  return (
    <g>
      {Array.from({ length: count }, (_, index) => (
        <rect
          key={index}
          data-hit=""
          x={plot.left + index * step}
          y={plot.top}
          width={step}
          height={plot.bottom - plot.top}
          onPointerEnter={() => onPoint(index)}
        />
      ))}
    </g>
  );
}
