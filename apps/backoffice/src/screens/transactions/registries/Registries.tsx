import { CalendarDays, CircleDot } from 'lucide-react';
import type { ReactElement } from 'react';

import { numberOf } from '../../../shared/list/list-parts.ts';
import { ListScreen } from '../../../shared/list/ListScreen.tsx';
import { ExportAction } from '../../../shared/process/ExportAction.tsx';
import { registryStates } from '../../../shared/states.ts';
import { registriesMessages as messages } from '../messages.ts';
import { registriesList } from '../query.ts';
import { transactionsUrl } from '../urls.ts';
import { registryColumns } from './columns.tsx';
import { RegistrySheet } from './RegistrySheet.tsx';

/** «Реестры»: files for the bank, who formed and who approved them. */
export function Registries(): ReactElement {
  return (
    <ListScreen
      query={registriesList}
      name="registries"
      texts={messages}
      path={transactionsUrl('registries')}
      columns={registryColumns}
      filters={{
        status: {
          label: messages.columns.status,
          icon: CircleDot,
          always: true,
          anyLabel: 'любой',
          name: (value) => registryStates[value as keyof typeof registryStates].word,
        },
        created: { label: messages.columns.createdAt, icon: CalendarDays, always: true },
      }}
      viewCounts={({ totals }) => (totals ? { mine: totals.waitsForMe } : {})}
      emptyViews={{ mine: messages.mineEmpty }}
      rowLabel={numberOf}
      renderTools={(list) => <ExportAction route="registries.export" list={list} />}
      renderSheet={(place) => <RegistrySheet key={place.id} place={place} />}
    />
  );
}
