import type { ReactElement } from 'react';

import { ListScreen } from '../../../shared/list/ListScreen.tsx';
import { registriesMessages as messages } from '../messages.ts';
import { registriesList } from '../query.ts';
import { registryUrl, transactionsUrl } from '../urls.ts';
import { registryColumns } from './columns.tsx';
import { RegistrySheet } from './RegistrySheet.tsx';

/** «Реестры»: files for the bank, who formed and who approved them. */
export function Registries(): ReactElement {
  return (
    <ListScreen
      query={registriesList}
      name="registries"
      caption={messages.caption}
      columns={registryColumns}
      rowLabel={(row) => row.number}
      listUrl={(search) => transactionsUrl('registries', search)}
      recordUrl={registryUrl}
      empty={messages.empty}
      renderSheet={(place) => <RegistrySheet key={place.id} place={place} />}
    />
  );
}
