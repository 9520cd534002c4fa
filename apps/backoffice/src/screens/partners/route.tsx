import { useQuery } from '@pribavka/api/react';
import type { ReactElement } from 'react';

import { useFirstScreenUp } from '../../shared/first-screen.ts';
import { lazyOf } from '../../shared/lazy-of.ts';
import { countsOf } from '../../shared/list/list-parts.ts';
import { ListScreen } from '../../shared/list/ListScreen.tsx';
import { ExportAction } from '../../shared/process/ExportAction.tsx';
import { partnerColumns } from './columns.tsx';
import { partnersMessages as messages } from './messages.ts';
import { PartnersUpload, PartnersUploadButton } from './PartnersUpload.tsx';
import { partnersList } from './query.ts';
import { partnersPath } from './urls.ts';

// The rows do not wait for the card.
const PartnerSheet = lazyOf(() => import('./card/PartnerSheet.tsx'), 'PartnerSheet');
const RegisterForm = lazyOf(() => import('./RegisterForm.tsx'), 'RegisterForm');

/** Companies whose shops take part. */
export function Component(): ReactElement {
  // Values of the filter come after the rows.
  const regions = useQuery('dictionary.get', {}, { enabled: useFirstScreenUp() }).data?.regions;
  return (
    <ListScreen
      query={partnersList}
      name="partners"
      texts={messages}
      path={partnersPath}
      columns={partnerColumns}
      viewCounts={({ totals }) => {
        const counts = countsOf({ totals });
        // «Все» leaves the archive out, as the list does.
        return { ...counts, all: (counts.active ?? 0) + (counts.suspended ?? 0) };
      }}
      filters={{
        region: {
          label: messages.region,
          always: true,
          anyLabel: 'любой',
          values: regions?.map(({ name }) => name) ?? [],
        },
      }}
      emptyAction={<PartnersUploadButton />}
      tools={<PartnersUpload />}
      renderTools={(list) => <ExportAction route="partners.exportList" list={list} />}
      opens="partner.partnerDetail:read"
      renderSheet={(place) => <PartnerSheet place={place} />}
      create="partner.partnerDetail:create"
      renderNew={(place) => <RegisterForm {...place} />}
    />
  );
}
