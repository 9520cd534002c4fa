import { useAllowed, useApi, usePagedList } from '@pribavka/api/react';
import { Button, EmptyState, PageHeader, Stack } from '@pribavka/ui';
import { emptySelection, isSelected, type Selection, useTableState } from '@pribavka/ui/table';
import { toast } from '@pribavka/ui/toast';
import { lazy, type ReactElement, Suspense, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';

import { portalRegistrationUrl } from '../../app/urls.ts';
import { ListTable } from '../../shared/list/ListTable.tsx';
import { useNeighbours } from '../../shared/list/useNeighbours.ts';
import { listBody } from '../../shared/list/request.ts';
import { useAddress } from '../../shared/list/useAddress.ts';
import { usePartnerFilter } from '../../shared/list/usePartnerFilter.ts';
import { ListViews } from '../../shared/list/views/ListViews.tsx';
import { memberColumns } from './list/columns.tsx';
import { memberFilters, membersModel, partnerFilter, plainFilters } from './list/model.ts';
import { useViewCounts } from './list/useViewCounts.ts';
import { viewNames, viewOf } from './list/views.ts';
import { participantsUrl, participantUrl } from './urls.ts';
import { useMemberDecision } from './useMemberDecision.ts';
import { participantsWords as words } from './words.ts';

const ParticipantSheet = lazy(async () => ({
  default: (await import('./card/ParticipantSheet.tsx')).ParticipantSheet,
}));

/** Everybody who takes part: views, search, filters, the card beside. */
export function Participants(): ReactElement {
  const { id } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const table = useTableState(useAddress(), membersModel);
  const { state, patch } = table;
  const view = viewOf(state.view);
  const api = useApi();
  const list = usePagedList('members.list', listBody<'members.list'>(state, memberFilters(state)));
  const neighbours = useNeighbours(
    list.items.map((row) => row.id),
    id,
  );
  const counts = useViewCounts();
  const decisions = useMemberDecision();
  const mayDecide = useAllowed('memberPage.memberCard:update');
  const [selection, setSelection] = useState<Selection>(emptySelection);
  const partners = usePartnerFilter(partnerFilter);
  const open = (next: string): void => void navigate(participantUrl(next, search));

  /** Rows of the whole filtered set, as many as one decision may take. */
  const everyRow = async () => {
    const body = { ...listBody<'members.list'>(state, memberFilters(state)), page: 1, size: 200 };
    return (await api.call('members.list', { body })).items;
  };

  const confirmChosen = async (chosen: Selection): Promise<void> => {
    const all = chosen.type === 'include' ? list.items : await everyRow();
    const rows = all.filter((row) => isSelected(chosen, row.id));
    const cards = [];
    for (const row of rows) cards.push(await decisions.decide(row, 'confirm'));
    const done = cards.filter(Boolean).length;
    toast.info(words.bulkDone(done), done < rows.length ? { description: words.bulkFailed(rows.length - done) } : {});
    setSelection(emptySelection);
  };

  return (
    <Stack gap={16}>
      <PageHeader style={{ marginBottom: 4 }} title={words.title} inBar />
      <ListViews
        name="participants"
        current={view}
        onChange={(next) => patch({ view: next === 'all' ? undefined : next })}
        views={viewNames.map((id) => ({ id, label: words.views[id], count: counts[id] }))}
      />
      <ListTable
        name="participants"
        caption={words.caption}
        columns={memberColumns}
        list={list}
        table={table}
        filters={[...plainFilters.slice(0, 1), ...partners, ...plainFilters.slice(1)]}
        searchLabel={words.search}
        getRowLabel={(row) => row.fullName}
        getRowHref={(row) => participantUrl(row.id, search)}
        narrowed={view !== 'all'}
        empty={
          <EmptyState
            title={words.empty.title}
            description={words.empty.text}
            actions={
              <Button onClick={() => void navigator.clipboard.writeText(location.origin + portalRegistrationUrl())}>
                {words.empty.copy}
              </Button>
            }
          />
        }
        selection={mayDecide ? selection : undefined}
        onSelectionChange={setSelection}
        bulkActions={[{ id: 'confirm', label: words.bulkConfirm, onAction: (chosen) => void confirmChosen(chosen) }]}
        openId={id}
        onOpen={open}
      />
      {id !== undefined && (
        <Suspense>
          <ParticipantSheet
            id={id}
            neighbours={neighbours}
            onOpen={open}
            onClose={() => void navigate(`${participantsUrl()}${search}`)}
          />
        </Suspense>
      )}
    </Stack>
  );
}
