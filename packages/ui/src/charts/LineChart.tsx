import type { ReactElement } from 'react';

import { linePath, scaleOf } from './core/scale.ts';
import { Axes, Hits, plotOf } from './parts/Axes.tsx';
import { ChartFrame, seriesColour } from './parts/ChartFrame.tsx';
import { useNumberFormat } from './parts/useNumberFormat.ts';
import type { ChartProps } from './types.ts';

/** Lines over time; `past` is dashed, the first series has a pale area, the last value is marked. */
export function LineChart(props: ChartProps): ReactElement {
  const { categories, series, height = 240, format: given } = props;
  const format = useNumberFormat(given);
  const scale = scaleOf(Math.max(0, ...series.flatMap((one) => one.values.map((value) => value ?? 0))));
  return (
    <ChartFrame
      {...props}
      shape="line"
      renderPlot={(width, point) => {
        const plot = plotOf(width, height, scale, format);
        const step = (plot.right - plot.left) / Math.max(1, categories.length);
        const centre = (index: number): number => plot.left + step * (index + 0.5);
        const y = (value: number): number => plot.bottom - ((plot.bottom - plot.top) * value) / scale.top;
        return (
          <>
            <Axes plot={plot} scale={scale} format={format} categories={categories} centre={centre} />
            {series.map((one, at) => {
              const { line } = seriesColour(series, at);
              const places = one.values.map((value, index) =>
                value === null ? null : ([centre(index), y(value)] as const),
              );
              const whole = places.filter((place) => place !== null);
              const first = whole[0];
              const last = whole.at(-1);
              return (
                <g key={one.id}>
                  {at === 0 && first && last && whole.length === places.length && (
                    <path
                      d={`${linePath(places)}L${last[0]} ${plot.bottom}L${first[0]} ${plot.bottom}Z`}
                      fill={line}
                      fillOpacity={0.09}
                    />
                  )}
                  <path
                    d={linePath(places)}
                    fill="none"
                    stroke={line}
                    strokeWidth={one.tone === 'past' ? 1.5 : 2}
                    strokeDasharray={one.tone === 'past' ? '4 4' : undefined}
                    strokeLinejoin="round"
                  />
                  {last && (
                    <circle
                      cx={last[0]}
                      cy={last[1]}
                      r={3.5}
                      fill={line}
                      stroke="var(--pb-bg-surface)"
                      strokeWidth={1.5}
                    />
                  )}
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
