import type { ListBody } from '@pribavka/api/react';

import type { ParticipantsView } from '../urls.ts';

export type MemberFilters = NonNullable<ListBody<'members.list'>['filters']>;

/** Saved views of the list: what each one adds to the filters. */
export const viewFilters: Readonly<Record<ParticipantsView, MemberFilters>> = {
  all: {},
  moderation: { statuses: ['moderation'] },
  passports: { passportStatuses: ['on_check'] },
  debt: { hasDebt: true },
  risk: { riskLevels: ['high'] },
};

export const viewNames = Object.keys(viewFilters) as ParticipantsView[];

/** The view of an address; one nobody knows is «all». */
export function viewOf(name: string | undefined): ParticipantsView {
  return viewNames.find((view) => view === name) ?? 'all';
}
