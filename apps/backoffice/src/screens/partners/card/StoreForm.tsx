import { programmeToday } from '@pribavka/forms/rules';
import type { Input } from '@pribavka/api';
import { useCommand } from '@pribavka/api/react';
import { DateField } from '@pribavka/forms';
import { Banner } from '@pribavka/ui';
import type { ReactElement } from 'react';

import { EditSheet } from '../../../shared/form/EditSheet.tsx';
import { storeMessages as messages } from '../messages.ts';
import { filled, orNull } from '../values.ts';
import type { StoreQuery, StoreRow } from './Stores.tsx';
import { StoreFields, type StoreValues } from './StoreFields.tsx';

export const storeQueries = ['stores.*', 'partners.*', 'storeGroups.*', 'dictionary.get'] as const;
type StoreChange = Omit<Input<'stores.update'>['body'], 'version'>;

const command = { invalidates: storeQueries, quiet: 'fields' } as const;

export const storeValues = (store: StoreRow | undefined): Partial<StoreValues> => ({
  name: store?.name ?? '',
  code: store?.code ?? '',
  address: store?.address ?? '',
  city: store?.city ?? '',
  ...(store && { region: store.region }),
  kpp: store?.kpp ?? '',
  timezone: store?.timezone ?? 'Europe/Moscow',
  externalId: store?.externalId ?? '',
});

/** The whole shop as its update wants it: an emptied field takes the value away. */
export const storeBody = ({ kpp, ...rest }: Partial<StoreValues>): StoreChange =>
  ({ ...rest, kpp: orNull(kpp) }) as StoreChange;

export interface StoreFormProps {
  partnerId: string;
  query?: StoreQuery | undefined;
  onClose: () => void;
}

export function StoreForm({ partnerId, query, onClose }: StoreFormProps): ReactElement {
  const create = useCommand('stores.create', command);
  const update = useCommand('stores.update', command);
  const store = query?.data;
  return (
    <EditSheet<StoreRow, StoreValues, StoreRow>
      title={store ? messages.form.edit(store.name) : messages.form.create}
      draft={store ? { area: 'stores', record: store.id } : { area: 'partners', record: partnerId, form: 'store' }}
      query={query}
      labels={messages.form.labels}
      valuesOf={storeValues}
      onSubmit={(values, version) =>
        store && version !== undefined
          ? update.run({ params: { id: store.id }, body: { ...storeBody(values), version } })
          : create.run({ body: { ...(filled(values) as StoreValues), partnerId } })
      }
      saved={({ name }) => messages.saved(name)}
      onClose={onClose}
    >
      <StoreFields timezone={store?.timezone} region={store?.region} />
    </EditSheet>
  );
}

/** A shop closes from a day on; sales dated before it are still taken. */
export function CloseStore({ query, onClose }: { query: StoreQuery; onClose: () => void }): ReactElement {
  const update = useCommand('stores.update', command);
  const store = query.data;
  return (
    <EditSheet<StoreRow, { closedAt: string }, StoreRow>
      title={messages.closing.title(store?.name ?? '')}
      draft={{ area: 'stores', record: store?.id, form: 'close' }}
      query={query}
      valuesOf={() => ({ closedAt: programmeToday() })}
      onSubmit={({ closedAt }, version) => {
        if (!store || version === undefined) throw new Error('A shop is closed from its row');
        const body = { ...storeBody(storeValues(store)), status: 'closed' as const, closedAt, version };
        return update.run({ params: { id: store.id }, body });
      }}
      saved={({ name }) => messages.closed(name)}
      onClose={onClose}
      submit={messages.actions.close}
    >
      {store && <Banner tone="warning" title={messages.closing.text(store.membersCount)} />}
      <DateField name="closedAt" label={messages.closing.closedAt} max={programmeToday()} />
    </EditSheet>
  );
}
