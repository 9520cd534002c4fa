import { formatNumber } from '@pribavka/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';

import { levelOf, levelRanges, mapFigures } from './region-levels.ts';
import { mapSize, regionTiles } from './region-tiles.ts';
import { dashboardMessages } from './messages.ts';

const messages = dashboardMessages.products.map;

const Root = styled.figure`
  container-type: inline-size;
  min-width: 0;
  margin: 0;
  & [data-level='0'] {
    --shade: var(--pb-bg-sunken);
    --ink: var(--pb-text-tertiary);
  }
  & [data-level='1'] {
    --shade: color-mix(in srgb, var(--pb-accent-fill) 16%, var(--pb-bg-surface));
    --ink: var(--pb-text-primary);
  }
  & [data-level='2'] {
    --shade: color-mix(in srgb, var(--pb-accent-fill) 30%, var(--pb-bg-surface));
    --ink: var(--pb-text-primary);
  }
  & [data-level='3'] {
    --shade: color-mix(in srgb, var(--pb-accent-fill) 46%, var(--pb-bg-surface));
    --ink: var(--pb-text-primary);
  }
  & [data-level='4'] {
    --shade: var(--pb-accent-fill);
    --ink: var(--pb-accent-on-fill);
  }
  & svg {
    display: block;
    width: 100%;
    height: auto;
  }
  & rect {
    fill: var(--shade);
  }
  & text {
    fill: var(--ink);
    font-size: 12px;
    text-anchor: middle;
  }
  /* On a phone three letters do not fit a square; the table names the regions. */
  @container (max-width: 559px) {
    & text {
      display: none;
    }
  }
  & figcaption {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 16px;
    margin-block-start: 12px;
    color: var(--pb-text-secondary);
    font: var(--pb-type-caption);
  }
  & figcaption span {
    display: inline-flex;
    gap: 6px;
    align-items: center;
  }
  & figcaption i {
    width: 12px;
    height: 12px;
    border: 1px solid var(--pb-line-hair);
    border-radius: 2px;
    background: var(--shade);
  }
  @media (forced-colors: active) {
    & rect {
      stroke: CanvasText;
    }
    & :is(rect, figcaption i) {
      forced-color-adjust: none;
    }
    & text {
      fill: CanvasText;
    }
  }
`;

const cell = 40;
const gap = 3;

interface Row {
  readonly region: string;
  readonly units: number;
}

/** Regions as squares, the darker the more was sold; the table next to it has the same numbers. */
export function RegionMap({ rows }: { rows: readonly Row[] }): ReactElement {
  const { byTile, elsewhere, most } = mapFigures(rows);
  const ranges = levelRanges(most);
  return (
    <Root>
      <svg
        viewBox={`0 0 ${mapSize.columns * cell - gap} ${mapSize.rows * cell - gap}`}
        role="img"
        aria-label={messages.name(byTile.size)}
      >
        {regionTiles.map(({ code, name, column, row }) => {
          const units = byTile.get(code) ?? 0;
          return (
            <g key={code} data-level={levelOf(units, most)} transform={`translate(${column * cell} ${row * cell})`}>
              <title>{messages.tile(name, units)}</title>
              <rect width={cell - gap} height={cell - gap} rx="3" />
              <text x={(cell - gap) / 2} y="23">
                {code}
              </text>
            </g>
          );
        })}
      </svg>
      <figcaption>
        {messages.unit}
        <span data-level={0}>
          <i />
          {messages.none}
        </span>
        {ranges.map(({ level, from, to }) => (
          <span key={level} data-level={level}>
            <i />
            {from === to ? formatNumber(to) : `${formatNumber(from)}–${formatNumber(to)}`}
          </span>
        ))}
        {elsewhere > 0 && <span>{messages.elsewhere(elsewhere)}</span>}
      </figcaption>
    </Root>
  );
}
