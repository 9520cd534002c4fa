import { useQuery } from '@pribavka/api/react';
import { Chip, Select } from '@pribavka/ui';
import { DateRangePicker } from '@pribavka/ui/dates';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';

import { MoreFilters } from '../../../shared/MoreFilters.tsx';
import { historyMessages as messages } from '../messages.ts';
import { historyChips, type HistoryChip, type HistoryFilters } from './filters.ts';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  align-items: center;
  margin-block: 16px 12px;
  & > [role='group'] {
    display: flex;
    gap: 8px;
    width: 100%;
    overflow-x: auto;
    scrollbar-width: none;
  }
  & > [role='group'] > * {
    flex: none;
  }
`;

const ALL = 'all';
const size = 50;

interface FiltersProps {
  filters: HistoryFilters;
  onChange: (change: Partial<HistoryFilters>) => void;
}

/** Promotions a member may have points from: those that run and those that are over. */
function usePromotionOptions(): { value: string; label: string }[] {
  const sort = [{ field: 'name' as const, direction: 'asc' as const }];
  const active = useQuery('promotions.list', { body: { size, sort, tab: 'active' } }, { quiet: 'all' });
  const finished = useQuery('promotions.list', { body: { size, sort, tab: 'finished' } }, { quiet: 'all' });
  const groups = [
    [messages.running, active.data],
    [messages.over, finished.data],
  ] as const;
  return groups.flatMap(([group, page]) =>
    (page?.items ?? []).map(({ id, name }) => ({ value: id, label: name, group })),
  );
}

/** Kind, period, sign and promotion above the history; the address holds them. */
export function Filters({ filters, onChange }: FiltersProps): ReactElement {
  const promotions = usePromotionOptions();
  const { from, to, sign, promotion } = filters;
  const known = promotions.some(({ value }) => value === promotion);
  return (
    <Root>
      <div role="group" aria-label={messages.chipsLabel}>
        {(Object.keys(historyChips) as HistoryChip[]).map((chip) => (
          <Chip key={chip} selected={chip === filters.chip} onClick={() => onChange({ chip })}>
            {messages.chips[chip]}
          </Chip>
        ))}
      </div>
      <DateRangePicker
        label={messages.period}
        value={from || to ? { from: from ?? '', to: to ?? '' } : null}
        onValueChange={(range) => onChange({ from: range?.from, to: range?.to })}
      />
      <MoreFilters set={[sign, promotion].filter(Boolean).length}>
        <div>
          <Select
            prefix={messages.sign}
            aria-label={messages.sign}
            value={sign ?? ALL}
            onValueChange={(next) => onChange({ sign: next === ALL ? undefined : next })}
            options={[
              { value: ALL, label: messages.signs.all },
              { value: 'credit', label: messages.signs.credit },
              { value: 'debit', label: messages.signs.debit },
            ]}
          />
        </div>
        {(promotions.length > 0 || promotion !== undefined) && (
          <div>
            <Select
              prefix={messages.promotion}
              aria-label={messages.promotion}
              value={promotion ?? ALL}
              onValueChange={(next) => onChange({ promotion: next === ALL ? undefined : next })}
              options={[
                { value: ALL, label: messages.allPromotions },
                // One of the address that is not among the lists stays chosen, under a word of its own.
                ...(promotion !== undefined && !known ? [{ value: promotion, label: messages.thisPromotion }] : []),
                ...promotions,
              ]}
            />
          </div>
        )}
      </MoreFilters>
    </Root>
  );
}
