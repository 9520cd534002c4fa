import { useQuery } from '@pribavka/api/react';
import { CalendarDays, CircleDot, Cog } from 'lucide-react';
import { lazy, type ReactElement, useMemo } from 'react';

import { namesOf } from '../../shared/list/filters.ts';
import { ListScreen } from '../../shared/list/ListScreen.tsx';
import { ExportAction } from '../../shared/process/ExportAction.tsx';
import { processStates } from '../../shared/process/states.ts';
import type { SheetPlace } from '../../shared/sheet/Sheet.tsx';
import { type ProcessRow, processColumns } from './columns.tsx';
import { logsMessages } from './messages.ts';
import { ownProcessesList, processesList } from './query.ts';
import { logsPath, ownProcessesPath } from './urls.ts';
import { useProcessMenu } from './useProcessMenu.ts';

const ProcessSheet = lazy(async () => ({ default: (await import('./ProcessSheet.tsx')).ProcessSheet }));

const { title, ...messages } = logsMessages.processes;

const labelOf = ({ number, title }: ProcessRow): string => `${number} ${title}`;

/** Milliseconds between looks at the list. */
const interval = 5000;

/** What runs in the background: of everybody, or what the reader has started. */
export function Processes({ own = false }: { own?: boolean }): ReactElement {
  const kinds = useQuery('dictionary.get').data?.processKinds;
  const columns = useMemo(() => processColumns(namesOf(kinds)), [kinds]);
  const rowMenu = useProcessMenu();
  const shared = {
    columns,
    plainViews: true,
    filters: {
      type: { label: messages.columns.type, icon: Cog, always: true, anyLabel: 'любой', name: namesOf(kinds) },
      status: {
        label: messages.columns.status,
        icon: CircleDot,
        always: true,
        anyLabel: 'любой',
        name: (value: string) => processStates[value as keyof typeof processStates].word,
      },
      queued: { label: messages.columns.startedAt, icon: CalendarDays, always: true },
    },
    emptyViews: messages.emptyViews,
    rowLabel: labelOf,
    renderSheet: (place: SheetPlace) => <ProcessSheet key={place.id} place={place} />,
    rowMenu,
    refreshInterval: interval,
  };
  return own ? (
    <ListScreen
      {...shared}
      query={ownProcessesList}
      name="own-processes"
      texts={{ ...messages, title }}
      path={ownProcessesPath}
    />
  ) : (
    <ListScreen
      {...shared}
      query={processesList}
      name="processes"
      texts={messages}
      path={logsPath}
      renderTools={(list) => <ExportAction route="processes.export" list={list} />}
    />
  );
}
