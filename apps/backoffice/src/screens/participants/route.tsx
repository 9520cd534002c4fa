import { Button } from '@pribavka/ui';
import { CalendarDays, CircleDot } from 'lucide-react';
import { lazy, type ReactElement } from 'react';

import { portalRegistrationUrl } from '../../app/urls.ts';
import { ListScreen } from '../../shared/list/ListScreen.tsx';
import { usePartnerFilter } from '../../shared/list/usePartnerFilter.ts';
import { memberStates, passportStates } from '../../shared/states.ts';
import { memberColumns } from './columns.tsx';
import { participantsMessages as messages } from './messages.ts';
import { participantsList } from './query.ts';
import { participantsPath } from './urls.ts';
import { useBulkActs } from './useBulkActs.ts';
import { useViewCounts } from './useViewCounts.ts';

// The rows do not wait for the card.
const ParticipantSheet = lazy(async () => ({
  default: (await import('./card/ParticipantSheet.tsx')).ParticipantSheet,
}));

const copyRegistrationUrl = (): void =>
  void navigator.clipboard.writeText(location.origin + portalRegistrationUrl()).catch(() => undefined);

/** Everybody who takes part: views, search, filters, the card over the list. */
export function Component(): ReactElement {
  const counts = useViewCounts();
  const { columns } = messages;
  return (
    <ListScreen
      query={participantsList}
      name="participants"
      texts={messages}
      path={participantsPath}
      columns={memberColumns}
      filters={{
        status: {
          label: columns.status,
          icon: CircleDot,
          always: true,
          anyLabel: 'любой',
          name: (value) => memberStates[value as keyof typeof memberStates].word,
        },
        partner: usePartnerFilter(columns.partner),
        registered: { label: columns.registeredAt, icon: CalendarDays, always: true },
        passport: {
          label: columns.passport,
          name: (value) => passportStates[value as keyof typeof passportStates].word,
        },
        points: { label: columns.active },
        risk: { label: columns.risk, name: (value) => messages.risks[value as keyof typeof messages.risks] },
      }}
      viewCounts={() => counts}
      rowLabel={(row) => row.fullName}
      emptyAction={<Button onClick={copyRegistrationUrl}>{messages.empty.copy}</Button>}
      bulk={useBulkActs()}
      renderSheet={(place) => <ParticipantSheet key={place.id} place={place} />}
    />
  );
}
