import { Chip } from '@pribavka/ui';
import { lazy, Suspense, type ReactElement } from 'react';
import { styled } from 'styled-components';

import { ChipRow } from '../../../shared/ChipRow.tsx';
import type { FoundRows } from '../../../shared/FilterFoot.tsx';
import { historyMessages as messages } from '../messages.ts';
import { historyChips, type HistoryChip, type HistoryFilters } from './filters.ts';

const PeriodFilter = lazy(() => import('../../../shared/PeriodFilter.tsx'));
const Choices = lazy(() => import('./Choices.tsx'));

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  align-items: center;
  margin-block: 16px 12px;
  & > [role='group'] {
    width: 100%;
  }
`;

/** As high as the filters that come into it. */
const More = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  align-items: center;
  width: 100%;
  min-height: var(--pb-control-height);
`;

export interface FiltersProps {
  /** The list under them: a phone counts it before it is shown. */
  found: FoundRows;
  filters: HistoryFilters;
  onChange: (change: Partial<HistoryFilters>) => void;
}

/** Kind, period, sign and promotion above the history; the address holds them. */
export function Filters({ filters, found, onChange }: FiltersProps): ReactElement {
  return (
    <Root>
      <ChipRow aria-label={messages.chipsLabel}>
        {(Object.keys(historyChips) as HistoryChip[]).map((chip) => (
          <Chip key={chip} selected={chip === filters.chip} onClick={() => onChange({ chip })}>
            {messages.chips[chip]}
          </Chip>
        ))}
      </ChipRow>
      <More>
        <Suspense>
          <PeriodFilter label={messages.period} from={filters.from} to={filters.to} onChange={onChange} />
          <Choices filters={filters} found={found} onChange={onChange} />
        </Suspense>
      </More>
    </Root>
  );
}
