import type { Input } from '@pribavka/api';
import { type QueryState, useCommand, useSession } from '@pribavka/api/react';
import { Banner } from '@pribavka/ui';
import type { ReactElement } from 'react';

import { EditSheet } from '../../shared/form/EditSheet.tsx';
import type { Partner } from './card/PartnerSheet.tsx';
import { partnersMessages } from './messages.ts';
import { ContactFields, RequisiteFields } from './RequisiteFields.tsx';
import { orNull } from './values.ts';

type Body = Input<'partners.update'>['body'];
type Values = Pick<Partner, keyof typeof messages.labels>;

const messages = partnersMessages.form;
const names = Object.keys(messages.labels) as (keyof Values)[];

const valuesOf = (partner: Partner | undefined): Partial<Values> => ({
  ...Object.fromEntries(names.map((name) => [name, partner?.[name] ?? ''])),
  region: partner?.region ?? null,
});

/** What a person may not change is in the values all the same, as it was. */
const bodyOf = (values: Values, version: number): Body => ({
  ...values,
  kpp: orNull(values.kpp),
  phone: orNull(values.phone),
  email: orNull(values.email),
  ogrn: values.ogrn ?? '',
  region: values.region ?? '',
  contractNumber: values.contractNumber ?? '',
  contactName: values.contactName ?? '',
  version,
});

export interface PartnerFormProps {
  query: QueryState<'partners.get'>;
  onClose: () => void;
}

/** Requisites and contacts of a partner; its own people change the contacts only. */
export function PartnerForm({ query, onClose }: PartnerFormProps): ReactElement {
  const update = useCommand('partners.update', { invalidates: ['partners.*', 'stores.*'], quiet: 'fields' });
  const ownOnly = useSession().profile?.roleCode === 'partner';
  const partner = query.data;
  return (
    <EditSheet<Partner, Values, Partner>
      title={messages.edit(partner?.name ?? '')}
      draft={{ area: 'partners', record: partner?.id }}
      query={query}
      marks="required"
      labels={messages.labels}
      valuesOf={valuesOf}
      onSubmit={(values, version) => {
        if (!partner || version === undefined) throw new Error('A partner is changed from its card');
        return update.run({ params: { id: partner.id }, body: bodyOf(values, version) });
      }}
      saved={({ name }) => partnersMessages.saved(name)}
      onClose={onClose}
    >
      {ownOnly ? <Banner tone="info" title={messages.ownOnly} /> : <RequisiteFields region={partner?.region} />}
      <ContactFields />
    </EditSheet>
  );
}
