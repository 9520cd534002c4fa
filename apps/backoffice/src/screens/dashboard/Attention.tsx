import { Glyph, Panel, PanelRow } from '@pribavka/ui';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';

import { type AttentionRow, attentionText, matters } from './attention.ts';
import { dashboardWords } from './words.ts';

const words = dashboardWords.attention;

/** «Нужно решить»: each number opens the list it counts. */
export function Attention({ rows }: { rows: readonly AttentionRow[] }): ReactElement {
  return (
    <Panel title={words.title}>
      {rows.length === 0 && <p>{words.empty}</p>}
      {rows.map((row) => {
        const matter = matters[row.code];
        return (
          matter && (
            <PanelRow
              key={row.code}
              label={<Glyph name={row.overdue > 0 ? 'warn' : 'new'} />}
              state={row.overdue > 0 ? words.overdue(row.overdue, row.overdueCapped) : undefined}
              action={<Link to={matter.url()}>{words.open}</Link>}
            >
              {attentionText(row)}
            </PanelRow>
          )
        );
      })}
    </Panel>
  );
}
