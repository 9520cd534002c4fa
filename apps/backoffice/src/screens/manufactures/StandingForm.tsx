import { type QueryState, useCommand, useQuery } from '@pribavka/api/react';
import { TextareaField } from '@pribavka/forms';
import { Banner, Sheet } from '@pribavka/ui';
import type { ReactElement } from 'react';

import { EditSheet } from '../../shared/form/EditSheet.tsx';
import type { Manufacturer } from './card/ManufacturerSheet.tsx';
import { manufacturersMessages } from './messages.ts';

const command = { invalidates: ['manufacturers.*', 'products.*', 'brands.*'], quiet: 'fields' } as const;

export interface StandingFormProps {
  query: QueryState<'manufacturers.get'>;
  status: 'suspended' | 'archived';
  onClose: () => void;
}

/** A manufacturer leaves for a while or for good: with what that does in numbers, and with a reason for the journal. */
export function StandingForm({ query, status, onClose }: StandingFormProps): ReactElement {
  const update = useCommand('manufacturers.update', command);
  const messages = manufacturersMessages.leaving[status];
  const manufacturer = query.data;
  const name = manufacturer?.name ?? '';
  const live = manufacturer?.livePromotionsCount ?? 0;
  if (status === 'archived' && live > 0) {
    return (
      <Sheet open title={messages.title(name)} onClose={onClose}>
        <Banner tone="danger" title={manufacturersMessages.hasPromotions(live)} announce />
      </Sheet>
    );
  }
  return (
    <EditSheet<Manufacturer, { reasonText: string }, Manufacturer>
      title={messages.title(name)}
      draft={{ area: 'manufacturers', record: manufacturer?.id, form: status }}
      query={query}
      onSubmit={({ reasonText }, version) => {
        if (!manufacturer || version === undefined) throw new Error('A manufacturer is changed from its card');
        const { id, legalName, inn } = manufacturer;
        return update.run({ params: { id }, body: { name, legalName, inn, version, status, reasonText } });
      }}
      saved={() => messages.done(name)}
      onClose={onClose}
      submit={messages.action}
    >
      {manufacturer && <Banner tone="warning" title={messages.text(manufacturer)} />}
      <TextareaField name="reasonText" label={manufacturersMessages.reason} max={1000} />
    </EditSheet>
  );
}

/** The same from a row of the list: the numbers are those of the card. */
export function ArchiveForm({ id, onClose }: { id: string; onClose: () => void }): ReactElement {
  const query = useQuery('manufacturers.get', { params: { id } }, { quiet: 'all' });
  return <StandingForm query={query} status="archived" onClose={onClose} />;
}
