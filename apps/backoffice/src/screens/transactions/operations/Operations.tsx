import { useQuery } from '@pribavka/api/react';
import { Button } from '@pribavka/ui';
import { CalendarDays, Flame } from 'lucide-react';
import { type ReactElement, Suspense, useState } from 'react';

import { lazyOf } from '../../../shared/lazy-of.ts';
import { namesOf, quietly } from '../../../shared/list/filters.ts';
import { numberOf } from '../../../shared/list/list-parts.ts';
import { ListScreen } from '../../../shared/list/ListScreen.tsx';
import { usePartnerFilter } from '../../../shared/list/usePartnerFilter.ts';
import { usePromotionFilter } from '../../../shared/list/usePromotionFilter.ts';
import { ExportAction } from '../../../shared/process/ExportAction.tsx';
import { burningMessages } from '../burning/messages.ts';
import { operationsMessages as messages } from './messages.ts';
import { operationsList } from '../query.ts';
import { transactionsUrl } from '../urls.ts';
import { operationColumns } from './columns.tsx';
import { OperationSheet } from './OperationSheet.tsx';
import { Sums } from './Sums.tsx';

const BurningSheet = lazyOf(() => import('../burning/BurningSheet.tsx'), 'BurningSheet');

/** «Операции»: every movement of points with its reason. */
export function Operations(): ReactElement {
  const types = useQuery('dictionary.get').data?.operationTypes;
  const [burning, setBurning] = useState(false);
  return (
    <>
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
          direction: { label: messages.direction, name: (value) => messages.directions[value as 'credit'] },
          partner: quietly(usePartnerFilter(messages.partner)),
          promotion: usePromotionFilter(messages.promotion),
          sale: { label: messages.sale },
          initiator: { label: messages.columns.initiator, name: (value) => messages.initiators[value as 'user'] },
        }}
        renderSums={({ totals, total, loading }) => <Sums totals={totals} total={total} loading={loading} />}
        rowLabel={numberOf}
        renderTools={(list) => (
          <>
            <ExportAction route="operations.exportList" list={list} />
            <Button variant="plain" size="sm" icon={Flame} onClick={() => setBurning(true)}>
              {burningMessages.open}
            </Button>
          </>
        )}
        renderSheet={(place) => <OperationSheet key={place.id} place={place} />}
      />
      <Suspense>{burning && <BurningSheet onClose={() => setBurning(false)} />}</Suspense>
    </>
  );
}
