import { type QueryState, useCommand } from '@pribavka/api/react';
import { TextareaField } from '@pribavka/forms';
import { Banner } from '@pribavka/ui';
import type { ReactElement } from 'react';

import { EditSheet } from '../../shared/form/EditSheet.tsx';
import type { Partner } from './card/PartnerSheet.tsx';
import { partnersMessages as messages } from './messages.ts';

export interface StandingFormProps {
  query: QueryState<'partners.get'>;
  status: 'suspended' | 'archived';
  onClose: () => void;
}

/** A partner leaves the programme for a while or for good: with what that does in numbers, and with a reason. */
export function StandingForm({ query, status, onClose }: StandingFormProps): ReactElement {
  const update = useCommand('partners.update', {
    invalidates: ['partners.*', 'members.*', 'stores.*'],
    quiet: 'fields',
  });
  const partner = query.data;
  const suspends = status === 'suspended';
  return (
    <EditSheet<Partner, { reasonText: string }, Partner>
      title={`${suspends ? messages.suspend : messages.archive}: ${partner?.name ?? ''}`}
      draft={{ area: 'partners', record: partner?.id, form: status }}
      query={query}
      onSubmit={({ reasonText }, version) => {
        if (!partner || version === undefined) throw new Error('A partner is changed from its card');
        const { name, legalName, inn } = partner;
        const body = { name, legalName, inn, status, reasonText, version };
        return update.run({ params: { id: partner.id }, body });
      }}
      saved={({ name }) => (suspends ? messages.suspended(name) : messages.archived(name))}
      onClose={onClose}
      submit={suspends ? messages.suspend : messages.archive}
    >
      {partner && <Banner tone="warning" title={suspends ? messages.suspension(partner) : messages.archiving} />}
      <TextareaField name="reasonText" label={messages.reason} hint={messages.reasonHint} max={1000} />
    </EditSheet>
  );
}
