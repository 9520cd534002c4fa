import { ChartNoAxesColumn, Table2 } from 'lucide-react';
import { useId, useLayoutEffect, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { styled } from 'styled-components';

import { IconButton } from '../../actions/icon-button/IconButton.tsx';
import { useMessages } from '../../foundation/messages/context.ts';
import type { ChartProps, Series } from '../types.ts';
import { chartMessages } from './chart.messages.ts';
import { useNumberFormat } from './useNumberFormat.ts';

const Root = styled.figure`
  min-width: 0;
  font: var(--pb-type-table);
  & > [data-top] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: flex-end;
    gap: 4px 16px;
    min-height: 28px;
    margin-block-end: 4px;
    color: var(--pb-text-secondary);
  }
  & > [data-top] > output {
    margin-inline-end: auto;
    color: var(--pb-text-primary);
    font-weight: 500;
  }
  & > [data-top] > span {
    display: inline-flex;
    align-items: center;
    gap: 6px;
  }
  & > [data-top] i {
    width: 9px;
    height: 9px;
    border: 1px solid var(--swatch-line, transparent);
    border-radius: var(--pb-radius-xs);
    background: var(--swatch);
    /* The bars it explains have their own colours in forced colours too. */
    forced-color-adjust: none;
  }
  & > [data-top] i[data-line] {
    width: 14px;
    height: 0;
    border: 0;
    border-block-start: 2px solid var(--swatch);
    border-radius: 0;
    background: none;
  }
  & > [data-top] i[data-line='past'] {
    border-block-start-style: dashed;
  }
  & svg[data-chart] {
    display: block;
    width: 100%;
    overflow: visible;
  }
  & svg text {
    fill: var(--pb-text-tertiary);
    font: 400 0.71875rem/1rem var(--pb-font-text);
  }
  & svg text[data-last] {
    fill: var(--pb-text-primary);
    font-weight: 500;
  }
  & [data-grid] {
    stroke: var(--pb-chart-grid);
    stroke-width: 1;
  }
  & [data-base] {
    stroke: var(--pb-line-strong);
    stroke-width: 1;
  }
  & [data-bar] rect {
    rx: calc(var(--pb-radius-xs) * 0.75);
  }
  & [data-bar] {
    transform-box: fill-box;
    transform-origin: bottom;
    animation: pb-bar var(--pb-duration-slow) var(--pb-ease-out);
  }
  @keyframes pb-bar {
    from {
      transform: scaleY(calc(1 - var(--pb-motion)));
    }
  }
  & [data-hit] {
    fill: transparent;
  }
  & [data-hit]:hover {
    fill: color-mix(in srgb, var(--pb-text-primary) 5%, transparent);
  }
  & > div[data-table] {
    max-height: 320px;
    overflow: auto;
  }
  & table {
    width: 100%;
    border-collapse: collapse;
  }
  & caption {
    padding-block-end: 4px;
    color: var(--pb-text-secondary);
    text-align: start;
  }
  & :is(th, td) {
    padding: 4px 8px;
    padding-inline-start: 0;
    border-block-end: 1px solid var(--pb-line-soft);
    font-weight: 400;
    text-align: start;
  }
  & :is(th, td):not(:first-child) {
    text-align: end;
  }
`;

/** Colour of a series by its place; never more than six. */
export const seriesColour = (series: readonly Series[], index: number): { fill: string; line: string } => {
  const one = series[index];
  if (one?.tone === 'amber') return { fill: 'var(--pb-points-fill)', line: 'var(--pb-points-line)' };
  if (one?.tone === 'past') return { fill: 'var(--pb-chart-6)', line: 'var(--pb-chart-6)' };
  const place = series.slice(0, index).filter((other) => other.tone === undefined).length;
  const colour = `var(--pb-chart-${(place % 5) + 1})`;
  return { fill: colour, line: colour };
};

export interface ChartFrameProps extends ChartProps {
  /** Form of the sign in the legend. */
  shape: 'bar' | 'line';
  /** Draws the picture for a width in pixels; `point` says which category the pointer is over. */
  renderPlot: (width: number, point: (index: number | undefined) => void) => ReactNode;
}

/** Legend, reading of the place under the pointer, and the same numbers as a table. */
export function ChartFrame(props: ChartFrameProps): ReactElement {
  const {
    caption,
    categories,
    series,
    height = 240,
    format: given,
    categoryLabel,
    messages,
    shape,
    renderPlot,
    ...rest
  } = props;
  const say = useMessages(chartMessages, messages);
  const format = useNumberFormat(given);
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(600);
  const [table, setTable] = useState(false);
  const [active, setActive] = useState<number>();
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const measure = (): void => setWidth(Math.max(160, element.clientWidth));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const show = (value: number | null | undefined): string =>
    value === null || value === undefined ? say.noData : format(value);
  const total = series
    .map((one) => `${one.label}: ${format(one.values.reduce<number>((sum, value) => sum + (value ?? 0), 0))}`)
    .join(', ');

  return (
    <Root {...rest}>
      <div data-top="">
        <output aria-hidden>
          {active !== undefined &&
            `${categories[active]}: ${series.map((one) => show(one.values[active])).join(' + ')}`}
        </output>
        {series.map((one, index) => {
          const colour = seriesColour(series, index);
          const style = {
            '--swatch': shape === 'line' ? colour.line : colour.fill,
            '--swatch-line': colour.line,
          } as object;
          return (
            <span key={one.id}>
              <i style={style} data-line={shape === 'line' ? (one.tone ?? '') : undefined} />
              {one.label}
            </span>
          );
        })}
        <IconButton
          icon={table ? ChartNoAxesColumn : Table2}
          size="mini"
          label={table ? say.asPicture : say.asTable}
          aria-pressed={table}
          onClick={() => setTable(!table)}
        />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a place that scrolls must be reachable */}
      <div ref={box} data-table={table ? '' : undefined} tabIndex={table ? 0 : undefined}>
        {table ? (
          <table>
            <caption>{caption}</caption>
            <thead>
              <tr>
                <th scope="col">{categoryLabel ?? say.category}</th>
                {series.map((one) => (
                  <th key={one.id} scope="col">
                    {one.label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {categories.map((category, index) => (
                <tr key={`${category}-${index}`}>
                  <th scope="row">{category}</th>
                  {series.map((one) => (
                    <td key={one.id}>{show(one.values[index])}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        ) : (
          <svg
            data-chart=""
            role="img"
            aria-labelledby={`${id}-name`}
            height={height}
            viewBox={`0 0 ${width} ${height}`}
            onPointerLeave={() => setActive(undefined)}
          >
            <title id={`${id}-name`}>{say.summary(caption, total)}</title>
            {renderPlot(width, setActive)}
          </svg>
        )}
      </div>
    </Root>
  );
}
