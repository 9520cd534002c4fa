import type { ReactElement } from 'react';

import { ListScreen } from '../../../shared/list/ListScreen.tsx';
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
      rowLabel={(row) => row.number}
      renderSheet={(place) => <RegistrySheet key={place.id} place={place} />}
    />
  );
}
