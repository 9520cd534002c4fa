import { type Input, taxStatuses, type TaxStatus } from '@pribavka/api';
import { type QueryState, useAllowed, useApi, useCommand, useQuery } from '@pribavka/api/react';
import {
  CheckboxField,
  ComboboxField,
  EmailField,
  FullNameFields,
  PhoneField,
  SelectField,
  TextareaField,
  useFormValue,
} from '@pribavka/forms';
import { Text } from '@pribavka/ui';
import type { ReactElement } from 'react';

import { EditSheet } from '../../../shared/form/EditSheet.tsx';
import { participantsMessages } from '../messages.ts';
import { type MemberCard, memberQueries } from '../useMemberDecision.ts';
import { cardMessages } from './messages.ts';

const messages = cardMessages.form;
const { labels } = messages;

interface Shop {
  id: string;
  name: string;
}

interface Values {
  lastName: string;
  firstName: string;
  middleName?: string;
  phone?: string;
  email?: string;
  position?: string;
  store?: Shop | null;
  taxStatus: TaxStatus;
  spendBlocked: boolean;
  spendBlockReason?: string;
}

type Body = Input<'members.update'>['body'];

const valuesOf = (member: MemberCard | undefined): Partial<Values> => ({
  lastName: member?.lastName ?? '',
  firstName: member?.firstName ?? '',
  middleName: member?.middleName ?? '',
  phone: member?.phone ?? '',
  email: member?.email ?? '',
  position: member?.position ?? '',
  store: member?.store ?? null,
  taxStatus: member?.taxStatus ?? 'individual',
  spendBlocked: member?.spendBlocked ?? false,
  spendBlockReason: member?.spendBlockReason ?? '',
});

/** The form as the wire wants it. A phone cannot be taken off: without one nobody signs in. */
const bodyOf = ({ phone, email, store, spendBlockReason, ...values }: Values, version: number): Body => ({
  ...values,
  middleName: values.middleName ?? '',
  position: values.position ?? '',
  ...(phone ? { phone } : {}),
  email: email || null,
  ...(store ? { storeId: store.id } : {}),
  ...(values.spendBlocked && spendBlockReason ? { spendBlockReason } : {}),
  version,
});

/** A shop found by its name, address or code; a member who has one moves to another, never to none. */
function StoreField({ optional }: { optional: boolean }): ReactElement | null {
  const api = useApi();
  const allowed = useAllowed('partner.partnerDetail:read');
  if (!allowed) return null;
  return (
    <ComboboxField<Shop & { address?: string; partner?: { name: string } }>
      name="store"
      label={labels.store}
      hint={messages.storeHint}
      optional={optional}
      getKey={({ id }) => id}
      getLabel={({ name }) => name}
      getDescription={({ address, partner }) => [partner?.name, address].filter(Boolean).join(', ') || undefined}
      load={async (text, { signal }) => {
        const search = text.trim();
        const body = { size: 20, filters: { statuses: ['active' as const] }, ...(search === '' ? {} : { search }) };
        return (await api.call('stores.list', { body }, { signal, quiet: 'all' })).items;
      }}
    />
  );
}

function PositionField({ current }: { current: string | null | undefined }): ReactElement {
  const known = useQuery('dictionary.get').data?.positions ?? [];
  const names = [...new Set([...known.map(({ name }) => name), ...(current ? [current] : [])])];
  return (
    <SelectField
      name="position"
      label={labels.position}
      optional
      options={[{ value: '', label: messages.noPosition }, ...names.map((name) => ({ value: name, label: name }))]}
    />
  );
}

function SpendField(): ReactElement {
  const on = useFormValue<boolean>('spendBlocked');
  return (
    <>
      <CheckboxField name="spendBlocked" label={labels.spendBlocked} />
      {on && <TextareaField name="spendBlockReason" label={labels.spendBlockReason} max={1000} />}
    </>
  );
}

/** «Изменить»: the questionnaire as the programme corrects it; contacts wait for the member's own word. */
export function MemberForm({
  query,
  onClose,
}: {
  query: QueryState<'members.get'>;
  onClose: () => void;
}): ReactElement {
  const update = useCommand('members.update', { invalidates: memberQueries, quiet: 'fields' });
  const member = query.data;
  return (
    <EditSheet<MemberCard, Values, MemberCard>
      title={messages.title(member?.fullName ?? '')}
      draft={{ area: 'members', record: member?.id }}
      query={query}
      labels={labels}
      valuesOf={valuesOf}
      onSubmit={(values, version) => {
        if (!member || version === undefined) throw new Error('A member is changed from the card');
        return update.run({ params: { id: member.id }, body: bodyOf(values, version) });
      }}
      saved={({ fullName }) => messages.saved(fullName)}
      onSaved={onClose}
      onClose={onClose}
    >
      <FullNameFields />
      {member?.passport.status === 'verified' && (
        <Text as="p" tone="secondary">
          {messages.nameHint}
        </Text>
      )}
      <PhoneField name="phone" label={labels.phone} hint={messages.phoneHint} />
      <EmailField name="email" label={labels.email} hint={messages.emailHint} optional />
      <StoreField optional={!member?.store} />
      <PositionField current={member?.position} />
      <SelectField
        name="taxStatus"
        label={labels.taxStatus}
        hint={messages.taxHint}
        options={taxStatuses.map((value) => ({ value, label: participantsMessages.taxes[value] }))}
      />
      <SpendField />
    </EditSheet>
  );
}
