import { Panel, PanelRow } from '@pribavka/ui';
import type { ReactElement } from 'react';

import { Status } from '../../shared/Status.tsx';
import type { State } from '../../shared/states.ts';

export interface BreakdownRow {
  readonly key: string;
  readonly state: State;
  readonly value: string;
}

/** How many stand in each state. */
export function Breakdown({ title, rows }: { title: string; rows: readonly BreakdownRow[] }): ReactElement {
  return (
    <Panel title={title}>
      {rows.map((row) => (
        <PanelRow key={row.key} label={<Status state={row.state} />}>
          {row.value}
        </PanelRow>
      ))}
    </Panel>
  );
}
