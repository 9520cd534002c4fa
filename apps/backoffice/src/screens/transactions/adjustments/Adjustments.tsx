import { useAllowed } from '@pribavka/api/react';
import { LinkButton } from '@pribavka/ui';
import { CalendarDays, CircleDot } from 'lucide-react';
import { lazy, type ReactElement, Suspense } from 'react';
import { Link } from 'react-router-dom';

import { ListScreen } from '../../../shared/list/ListScreen.tsx';
import { ImportAction } from '../../../shared/process/ImportAction.tsx';
import { tuningStates } from '../../../shared/states.ts';
import { adjustmentsMessages as messages } from '../messages.ts';
import { adjustmentsList } from '../query.ts';
import { adjustmentUrl, newAdjustmentUrl, transactionsUrl } from '../urls.ts';
import { adjustmentQueries, AdjustmentSheet } from './AdjustmentSheet.tsx';
import { adjustmentColumns } from './columns.tsx';

const NewAdjustment = lazy(async () => ({ default: (await import('./NewAdjustment.tsx')).NewAdjustment }));

/** «Корректировки»: points moved by hand, above the threshold by two people. */
export function Adjustments(): ReactElement {
  const mayCreate = useAllowed('transactionPage.tuningsTransaction:create');
  const { columns } = messages;
  return (
    <ListScreen
      query={adjustmentsList}
      name="tunings"
      actions={
        mayCreate && (
          <LinkButton variant="primary" render={<Link to={newAdjustmentUrl()} />}>
            {messages.add}
          </LinkButton>
        )
      }
      caption={messages.caption}
      columns={adjustmentColumns}
      search={messages.search}
      filters={{
        status: {
          label: columns.status,
          icon: CircleDot,
          always: true,
          anyLabel: 'любой',
          name: (value) => tuningStates[value as keyof typeof tuningStates].word,
        },
        created: { label: columns.createdAt, icon: CalendarDays, always: true },
      }}
      rowLabel={(row) => row.number}
      listUrl={(search) => transactionsUrl('tunings', search)}
      recordUrl={adjustmentUrl}
      empty={messages.empty}
      tools={
        mayCreate && (
          <ImportAction
            title={messages.import.title}
            columns={messages.import.columns}
            route="tunings.massUpload"
            template="tunings.massUploadTemplate"
            invalidates={adjustmentQueries}
          />
        )
      }
      renderSheet={(place) =>
        place.id !== 'new' ? (
          <AdjustmentSheet key={place.id} place={place} />
        ) : (
          mayCreate && (
            <Suspense>
              <NewAdjustment onClose={place.onClose} />
            </Suspense>
          )
        )
      }
    />
  );
}
