import type { ReactElement } from 'react';

import { scaleOf } from './core/scale.ts';
import { Axes, Hits, plotOf } from './parts/Axes.tsx';
import { ChartFrame, seriesColour } from './parts/ChartFrame.tsx';
import { useNumberFormat } from './parts/useNumberFormat.ts';
import type { ChartProps } from './types.ts';

const gap = 2;

/** Stacked bars: one column a category, 2 px between parts, widths at most 28 px. */
export function BarChart(props: ChartProps): ReactElement {
  const { categories, series, height = 240, format: given } = props;
  const format = useNumberFormat(given);
  const sums = categories.map((_, index) => series.reduce((sum, one) => sum + Math.max(0, one.values[index] ?? 0), 0));
  const scale = scaleOf(Math.max(0, ...sums));
  return (
    <ChartFrame
      {...props}
      shape="bar"
      renderPlot={(width, point) => {
        const plot = plotOf(width, height, scale, format);
        const step = (plot.right - plot.left) / Math.max(1, categories.length);
        const bar = Math.min(28, step * 0.56);
        const centre = (index: number): number => plot.left + step * (index + 0.5);
        const size = (value: number): number => ((plot.bottom - plot.top) * value) / scale.top;
        return (
          <>
            <Axes plot={plot} scale={scale} format={format} categories={categories} centre={centre} />
            {categories.map((category, index) => {
              let base = plot.bottom;
              return (
                <g key={`${category}-${index}`} data-bar="">
                  {series.map((one, at) => {
                    const value = Math.max(0, one.values[index] ?? 0);
                    if (value === 0) return null;
                    const full = size(value);
                    const drawn = Math.max(1, full - (base < plot.bottom ? gap : 0));
                    const y = base - full;
                    base -= full;
                    const colour = seriesColour(series, at);
                    return (
                      <rect
                        key={one.id}
                        x={centre(index) - bar / 2 + 0.5}
                        y={y + 0.5}
                        width={bar - 1}
                        height={Math.max(0.5, drawn - 1)}
                        fill={colour.fill}
                        stroke={colour.line}
                      />
                    );
                  })}
                </g>
              );
            })}
            <Hits plot={plot} count={categories.length} onPoint={point} />
          </>
        );
      }}
    />
  );
}
