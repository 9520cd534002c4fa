import { formatCount, formatNumber, Panel, ProgressBar, SegmentedControl, Text } from '@pribavka/ui';
import { type ReactElement, useState } from 'react';
import { styled } from 'styled-components';

import { dashboardMessages } from './messages.ts';

const messages = dashboardMessages.products;

const List = styled.ol`
  display: grid;
  gap: 12px;
  margin: 0;
  padding: 0;
  font: var(--pb-type-table);
  list-style: none;
  & li > div:first-child {
    display: flex;
    gap: 12px;
    justify-content: space-between;
    margin-block-end: 4px;
  }
  & li span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & b {
    font-weight: 500;
    white-space: nowrap;
  }
`;

export interface RankingRow {
  readonly id: string;
  readonly name: string;
  readonly units: number;
  readonly points: number;
}

const lists = ['product', 'brand'] as const;

/** What sells best, by product or by brand; the bar is the share of the first. */
export function Ranking({
  byProduct,
  byBrand,
}: {
  byProduct: readonly RankingRow[];
  byBrand: readonly RankingRow[];
}): ReactElement {
  const [by, setBy] = useState<(typeof lists)[number]>('product');
  const rows = by === 'product' ? byProduct : byBrand;
  const most = Math.max(1, ...rows.map((row) => row.units));
  return (
    <Panel
      title={messages.best}
      aside={
        <SegmentedControl
          size="sm"
          aria-label={messages.best}
          value={by}
          onValueChange={setBy}
          options={lists.map((value) => ({ value, label: messages.by[value] }))}
        />
      }
    >
      {rows.length === 0 && <p>{messages.empty}</p>}
      <List>
        {rows.slice(0, 6).map((row) => (
          <li key={row.id}>
            <div>
              <Text lines={2} title={row.name}>
                {row.name}
              </Text>
              <b>
                {formatNumber(row.units)} шт., {formatCount(row.points, ['балл', 'балла', 'баллов'])}
              </b>
            </div>
            <ProgressBar aria-hidden label={row.name} value={row.units} max={most} />
          </li>
        ))}
      </List>
    </Panel>
  );
}
