import { useAllowed, useQuery } from '@pribavka/api/react';
import { CalendarDays, CircleDot } from 'lucide-react';

import { useFirstScreenUp } from '../../shared/first-screen.ts';
import { choiceFilter, type FilterLook } from '../../shared/list/filters.ts';
import { usePartnerFilter } from '../../shared/list/usePartnerFilter.ts';
import { useStoreFilter } from '../../shared/list/useStoreFilter.ts';
import { memberStates, passportStates } from '../../shared/states.ts';
import { participantsMessages as messages } from './messages.ts';
import type { participantsList } from './query.ts';

type Id = (typeof participantsList)['filterIds'][number];

const { columns } = messages;

/** How the filters of the list look; their values come after the rows. */
export function useFilters(): Readonly<Record<Id, FilterLook | undefined>> {
  const up = useFirstScreenUp();
  const seesGroups = useAllowed('storesGroups.storesGroupsList:read') && up;
  const groups = useQuery('storeGroups.shortList', {}, { enabled: seesGroups, quiet: 'all' }).data;
  const regions = useQuery('dictionary.get', {}, { enabled: up }).data?.regions;
  const group = choiceFilter(columns.group, groups);
  return {
    status: {
      label: columns.status,
      icon: CircleDot,
      always: true,
      anyLabel: 'любой',
      name: (value) => memberStates[value as keyof typeof memberStates].word,
    },
    partner: usePartnerFilter(columns.partner),
    registered: { label: columns.registeredAt, icon: CalendarDays, always: true },
    store: useStoreFilter(columns.store),
    group: group && { ...group, always: false },
    region: { label: columns.region, values: regions?.map(({ name }) => name) ?? [] },
    passport: {
      label: columns.passport,
      name: (value) => passportStates[value as keyof typeof passportStates].word,
    },
    tax: { label: columns.tax, name: (value) => messages.taxes[value as keyof typeof messages.taxes] },
    points: { label: columns.active },
    risk: { label: columns.risk, name: (value) => messages.risks[value as keyof typeof messages.risks] },
  };
}
