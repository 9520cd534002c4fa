import { useApi, useQuery } from '@pribavka/api/react';
import { CalendarDays, Globe, Hash, Shield, UserRound } from 'lucide-react';
import { lazy, type ReactElement, useMemo } from 'react';

import { useFirstScreenUp } from '../../shared/first-screen.ts';
import { type FilterLook, namesOf } from '../../shared/list/filters.ts';
import { ListScreen } from '../../shared/list/ListScreen.tsx';
import { ExportAction } from '../../shared/process/ExportAction.tsx';
import { logColumns, type LogRow } from './columns.tsx';
import { ExpandPeriod } from './ExpandPeriod.tsx';
import { logsMessages } from './messages.ts';
import { actionsList } from './query.ts';
import { logsPath } from './urls.ts';

// The rows do not wait for the card.
const EntrySheet = lazy(async () => ({ default: (await import('./EntrySheet.tsx')).EntrySheet }));

const messages = logsMessages.actions;
const { columns, results } = messages;

const labelOf = ({ actor, actionName }: LogRow): string => `${actor.name}: ${actionName}`;

/** People of the journal by what is typed. */
function useActorFilter(): FilterLook {
  const api = useApi();
  return useMemo(() => {
    const find = async (query: object, signal: AbortSignal) => {
      const found = await api.call('logs.actors', { query }, { signal, quiet: 'all' });
      return found.map(({ id, name, roleName }) => ({ value: id, label: `${name}, ${roleName}` }));
    };
    return {
      label: columns.actor,
      icon: UserRound,
      always: true,
      anyLabel: 'все',
      load: (search, { signal }) => find(search.trim() === '' ? {} : { search: search.trim() }, signal),
      resolve: async (ids, { signal }) => (await Promise.all(ids.map((id) => find({ id }, signal)))).flat(),
    };
  }, [api]);
}

/** Who did what: the last day first, narrowed by anything an entry holds. */
export function Actions(): ReactElement {
  const enabled = useFirstScreenUp();
  const actions = useQuery('dictionary.get', {}, { enabled }).data?.logActions;
  const names = useQuery('logs.words', {}, { enabled }).data;
  const codes = (list: readonly { code: string }[] | undefined): string[] => list?.map(({ code }) => code) ?? [];
  const actor = useActorFilter();
  const expand = { action: <ExpandPeriod /> };
  return (
    <ListScreen
      query={actionsList}
      name="logs"
      texts={messages}
      path={logsPath}
      columns={logColumns}
      plainViews
      filters={{
        at: { label: messages.days, icon: CalendarDays },
        actor,
        role: {
          label: columns.role,
          icon: Shield,
          values: codes(names?.roles),
          name: namesOf(names?.roles),
          anyLabel: 'любая',
        },
        action: { label: columns.action, always: true, anyLabel: 'все', name: namesOf(actions) },
        entity: {
          label: columns.entity,
          always: true,
          anyLabel: 'любой',
          values: codes(names?.entityTypes),
          name: namesOf(names?.entityTypes),
        },
        result: {
          label: columns.result,
          always: true,
          anyLabel: 'любой',
          name: (value) => results[value as keyof typeof results],
        },
        ip: { label: columns.ip, icon: Globe },
        request: { label: columns.request, icon: Hash },
      }}
      emptyAction={expand.action}
      emptyViews={{
        week: { ...messages.emptyViews.week, ...expand },
        month: { ...messages.emptyViews.month, ...expand },
        all: messages.emptyViews.all,
      }}
      noMatchAction={expand.action}
      rowLabel={labelOf}
      renderSheet={(place) => <EntrySheet key={place.id} place={place} />}
      renderTools={(list) => <ExportAction route="logs.exportList" list={list} />}
    />
  );
}
