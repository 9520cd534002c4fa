import type { Input } from '@pribavka/api';
import { EmailField, InnField, KppField, PhoneField, TextField } from '@pribavka/forms';
import type { ReactElement } from 'react';

import { maxLength } from '../../shared/form/EditSheet.tsx';
import { LogoField, type WithLogo, withLogoId } from '../../shared/form/LogoField.tsx';
import { type FormPlace, RecordForm } from '../../shared/form/RecordForm.tsx';
import type { Manufacturer } from './card/ManufacturerSheet.tsx';
import { manufacturersMessages } from './messages.ts';

const messages = manufacturersMessages.form;
const { labels } = messages;

type Body = Input<'manufacturers.register'>['body'];
type Change = Input<'manufacturers.update'>['body'];
type Values = WithLogo<Body>;

const valuesOf = (manufacturer: Manufacturer | undefined): Partial<Values> =>
  manufacturer
    ? {
        name: manufacturer.name,
        legalName: manufacturer.legalName,
        inn: manufacturer.inn,
        kpp: manufacturer.kpp ?? '',
        contactName: manufacturer.contactName ?? '',
        phone: manufacturer.phone ?? '',
        email: manufacturer.email ?? '',
      }
    : {};

/** An empty phone, address or КПП of a new manufacturer is not sent; of a known one it takes the value away. */
function bodyOf(values: Values, manufacturer: Manufacturer | undefined): Body | Omit<Change, 'version'> {
  const { kpp, phone, email, ...body } = withLogoId(values);
  if (manufacturer) return { ...body, kpp: kpp || null, phone: phone || null, email: email || null };
  return { ...body, ...(kpp ? { kpp } : {}), ...(phone ? { phone } : {}), ...(email ? { email } : {}) };
}

export function ManufacturerForm({ query, ...place }: FormPlace<'manufacturers.get'>): ReactElement {
  const manufacturer = query?.data;
  return (
    <RecordForm
      {...place}
      query={query}
      create="manufacturers.register"
      update="manufacturers.update"
      invalidates={['manufacturers.*', 'brands.*', 'products.*']}
      name="manufacturer"
      texts={messages}
      valuesOf={valuesOf}
      bodyOf={bodyOf}
    >
      <TextField name="name" label={labels.name} rules={[maxLength(300)]} />
      <TextField name="legalName" label={labels.legalName} rules={[maxLength(300)]} />
      <InnField name="inn" label={labels.inn} />
      <KppField name="kpp" label={labels.kpp} optional />
      <TextField name="contactName" label={labels.contactName} optional rules={[maxLength(200)]} />
      <PhoneField name="phone" label={labels.phone} optional />
      <EmailField name="email" label={labels.email} optional />
      {!manufacturer && <EmailField name="login" label={labels.login} hint={messages.loginHint} />}
      <LogoField label={labels.logoFileId} route="manufacturers.uploadLogo" current={manufacturer?.logoUrl} />
    </RecordForm>
  );
}
