import { useQuery } from '@pribavka/api/react';
import { readTableState } from '@pribavka/ui/table';
import type { ReactElement } from 'react';
import { useLocation } from 'react-router-dom';

import { useFirstScreenUp } from '../../shared/first-screen.ts';
import { lazyOf } from '../../shared/lazy-of.ts';
import { countsOf } from '../../shared/list/list-parts.ts';
import { pastedOf } from '../../shared/list/pasted.ts';
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

/** The file holds what the list shows: its view, region and search. */
function PartnersExport(): ReactElement | null {
  const { search } = useLocation();
  const state = readTableState(search, partnersList.model);
  const view = partnersList.viewOf(state);
  const [region] = (state.filters['region'] ?? []) as readonly string[];
  const text = state.search.trim();
  // A list of numbers is not what the file is asked for by.
  if (pastedOf(text)) return null;
  const query = { ...(view !== 'all' && { status: view }), ...(region && { region }), ...(text && { search: text }) };
  return <ExportAction route="partners.export" query={query} />;
}

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
      renderTools={() => <PartnersExport />}
      opens="partner.partnerDetail:read"
      renderSheet={(place) => <PartnerSheet place={place} />}
      create="partner.partnerDetail:create"
      renderNew={(place) => <RegisterForm {...place} />}
    />
  );
}
