import { Stat } from '@pribavka/ui';
import { LedgerStrip } from '@pribavka/ui/loyalty';
import type { ReactElement } from 'react';

import type { Figure } from './figures.ts';
import { changeOf } from './period.ts';
import { dashboardMessages as messages } from './messages.ts';

/** A strip of numbers with their change. */
export function Figures({ figures }: { figures: readonly Figure[] }): ReactElement {
  return (
    <LedgerStrip spread>
      {figures.map(({ label, value, now, before }) => {
        const change = now === undefined || before === undefined ? undefined : changeOf(now, before);
        return (
          <Stat
            key={label}
            label={label}
            value={value}
            delta={change?.text}
            trend={change?.trend}
            note={change && messages.compare}
          />
        );
      })}
    </LedgerStrip>
  );
}
