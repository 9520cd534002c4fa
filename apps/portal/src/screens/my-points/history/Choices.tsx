import { useQuery } from '@pribavka/api/react';
import { Select } from '@pribavka/ui';
import type { ReactElement } from 'react';

import { MoreFilters } from '../../../shared/MoreFilters.tsx';
import { historyMessages as messages } from '../messages.ts';
import type { FiltersProps } from './Filters.tsx';

const ALL = 'all';
const size = 50;

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

function Selects({ filters: { sign, promotion }, onChange }: Omit<FiltersProps, 'found'>): ReactElement {
  const promotions = usePromotionOptions();
  const known = promotions.some(({ value }) => value === promotion);
  return (
    <>
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
    </>
  );
}

/** Sign and promotion: on a phone nothing is asked for until they are opened. */
export default function Choices(props: FiltersProps): ReactElement {
  const { sign, promotion } = props.filters;
  return (
    <MoreFilters
      found={props.found}
      forms={messages.toShow}
      set={[sign, promotion].filter(Boolean).length}
      onReset={() => props.onChange({ sign: undefined, promotion: undefined })}
    >
      <Selects {...props} />
    </MoreFilters>
  );
}
