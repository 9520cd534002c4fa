import type { Input } from '@pribavka/api';
import { useCommand } from '@pribavka/api/react';
import { CheckboxField, EmailField, useFormValue } from '@pribavka/forms';
import { Heading } from '@pribavka/ui';
import type { ReactElement } from 'react';

import { EditSheet } from '../../shared/form/EditSheet.tsx';
import { StoreFields, type StoreValues } from './card/StoreFields.tsx';
import type { Partner } from './card/PartnerSheet.tsx';
import { partnersMessages } from './messages.ts';
import { ContactFields, RequisiteFields } from './RequisiteFields.tsx';
import { filled } from './values.ts';

type Body = Input<'partners.register'>['body'];
type Values = Omit<Body, 'stores'> & { withStore: boolean; stores?: readonly StoreValues[] };

const messages = partnersMessages.form;
const invalidates = ['partners.*', 'stores.*', 'storeGroups.*', 'dictionary.get'] as const;

const bodyOf = ({ withStore, stores = [], ...values }: Values): Body => ({
  ...(filled(values) as Omit<Body, 'stores'>),
  stores: withStore ? stores.map((store) => filled(store) as StoreValues) : [],
});

function FirstStore(): ReactElement | null {
  return useFormValue<boolean>('withStore') ? <StoreFields prefix="stores[0]." /> : null;
}

export interface RegisterFormProps {
  onSaved: (partner: Partner) => void;
  onClose: () => void;
}

/** A partner with its sign-in and, unless left for later, its first shop: all of it or nothing. */
export function RegisterForm(props: RegisterFormProps): ReactElement {
  const register = useCommand('partners.register', { invalidates, quiet: 'fields' });
  return (
    <EditSheet<Partner, Values, Partner>
      {...props}
      title={messages.create}
      marks="required"
      draft={{ area: 'partners' }}
      valuesOf={() => ({ withStore: true })}
      onSubmit={(values) => register.run({ body: bodyOf(values) })}
      saved={({ name, login }) => partnersMessages.registered(name, login?.login ?? '')}
      submit={messages.add}
    >
      <RequisiteFields />
      <ContactFields />
      <Heading level={3}>{messages.parts.access}</Heading>
      <EmailField name="login" label={messages.login} hint={messages.loginHint} />
      <Heading level={3}>{messages.parts.store}</Heading>
      <CheckboxField name="withStore" label={messages.withStore} hint={messages.withStoreHint} />
      <FirstStore />
    </EditSheet>
  );
}
