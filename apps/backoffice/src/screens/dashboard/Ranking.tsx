import { formatCount, formatNumber, Panel, ProgressBar } from '@pribavka/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';

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

/** The best sellers; the bar is the share of the first. */
export function Ranking({
  title,
  rows,
  empty,
}: {
  title: string;
  rows: readonly RankingRow[];
  empty: string;
}): ReactElement {
  const most = Math.max(1, ...rows.map((row) => row.units));
  return (
    <Panel title={title}>
      {rows.length === 0 && <p>{empty}</p>}
      <List>
        {rows.slice(0, 6).map((row) => (
          <li key={row.id}>
            <div>
              <span>{row.name}</span>
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
