import { useQuery } from '@pribavka/api/react';
import { CalendarDays } from 'lucide-react';
import type { ReactElement } from 'react';

import { namesOf } from '../../../shared/list/filters.ts';
import { ListScreen } from '../../../shared/list/ListScreen.tsx';
import { ExportAction } from '../../../shared/process/ExportAction.tsx';
import { operationsMessages as messages } from '../messages.ts';
import { operationsList } from '../query.ts';
import { transactionsUrl } from '../urls.ts';
import { operationColumns } from './columns.tsx';
import { OperationSheet } from './OperationSheet.tsx';

/** «Операции»: every movement of points with its reason. */
export function Operations(): ReactElement {
  const types = useQuery('dictionary.get').data?.operationTypes;
  return (
    <ListScreen
      query={operationsList}
      name="operations"
      texts={messages}
      path={transactionsUrl('operations')}
      columns={operationColumns}
      filters={{
        at: { label: messages.columns.occurredAt, icon: CalendarDays, always: true },
        type: { label: messages.columns.type, always: true, anyLabel: 'все', name: namesOf(types) },
        points: { label: messages.points, always: true },
      }}
      rowLabel={(row) => row.number}
      tools={<ExportAction route="operations.export" />}
      renderSheet={(place) => <OperationSheet key={place.id} place={place} />}
    />
  );
}
