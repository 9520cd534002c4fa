import { useAllowed, useQuery } from '@pribavka/api/react';
import { readTableState } from '@pribavka/ui/table';
import { LinkButton, Stack } from '@pribavka/ui';
import { lazy, type ReactElement } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';

import { ListScreen } from '../../shared/list/ListScreen.tsx';
import { ExportAction } from '../../shared/process/ExportAction.tsx';
import { partnerColumns } from './columns.tsx';
import { partnersMessages as messages } from './messages.ts';
import { PartnersUpload } from './PartnersUpload.tsx';
import { partnersList } from './query.ts';
import { partnersPath, partnerUrl } from './urls.ts';

// The rows do not wait for the card.
const PartnerSheet = lazy(async () => ({ default: (await import('./card/PartnerSheet.tsx')).PartnerSheet }));
const RegisterForm = lazy(async () => ({ default: (await import('./RegisterForm.tsx')).RegisterForm }));

/** The file holds what the list shows: its view, region and search. */
function PartnersExport(): ReactElement {
  const { search } = useLocation();
  const state = readTableState(search, partnersList.model);
  const view = partnersList.viewOf(state);
  const [region] = (state.filters['region'] ?? []) as readonly string[];
  const text = state.search.trim();
  const query = { ...(view !== 'all' && { status: view }), ...(region && { region }), ...(text && { search: text }) };
  return <ExportAction route="partners.export" query={query} />;
}

/** Companies whose shops take part. */
export function Component(): ReactElement {
  const navigate = useNavigate();
  const regions = useQuery('dictionary.get').data?.regions;
  const mayCreate = useAllowed('partner.partnerDetail:create');
  return (
    <ListScreen
      query={partnersList}
      name="partners"
      texts={messages}
      path={partnersPath}
      columns={partnerColumns}
      rowLabel={(row) => row.name}
      filters={{
        region: {
          label: messages.region,
          always: true,
          anyLabel: 'любой',
          values: regions?.map(({ name }) => name) ?? [],
        },
      }}
      viewCounts={({ totals }) =>
        Object.fromEntries((totals?.statuses ?? []).map(({ status, count }) => [status, count]))
      }
      emptyAction={
        mayCreate && (
          <Stack direction="row" gap={8} wrap justify="center">
            <LinkButton variant="primary" render={<Link to={partnerUrl('new')} />}>
              {messages.add}
            </LinkButton>
            <PartnersUpload />
          </Stack>
        )
      }
      tools={
        <>
          <PartnersUpload />
          <PartnersExport />
        </>
      }
      opens="partner.partnerDetail:read"
      renderSheet={(place) => <PartnerSheet key={place.id} place={place} />}
      create="partner.partnerDetail:create"
      renderNew={({ onClose }) => (
        <RegisterForm onClose={onClose} onSaved={({ id }) => void navigate(partnerUrl(id), { replace: true })} />
      )}
    />
  );
}
