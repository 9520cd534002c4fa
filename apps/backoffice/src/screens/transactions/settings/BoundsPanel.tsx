import { boundCeilings, type BoundName } from '@pribavka/api';
import { NumberField } from '@pribavka/forms';
import { formatNumber, Panel, Stack } from '@pribavka/ui';
import type { ReactElement } from 'react';

import { settingsMessages as messages } from './messages.ts';

/** What new entries may hold; every bound is from one to its ceiling. */
export function BoundsPanel({ disabled }: { disabled: boolean }): ReactElement {
  return (
    <Panel title={messages.groups.bounds}>
      <Stack gap={16}>
        {(Object.keys(boundCeilings) as BoundName[]).map((name) => {
          const isSum = name === 'maxPriceKopecks';
          const max = isSum ? boundCeilings[name] / 100 : boundCeilings[name];
          const ceiling = isSum ? `${formatNumber(max)}\u00a0₽` : formatNumber(max);
          return (
            <NumberField
              key={name}
              name={name}
              label={messages.fields[name]}
              hint={messages.boundHint(ceiling)}
              min={isSum ? 0.01 : 1}
              max={max}
              {...(isSum ? { fraction: 2, suffix: '₽' } : {})}
              disabled={disabled}
            />
          );
        })}
      </Stack>
    </Panel>
  );
}
