import type { Input } from '@pribavka/api';
import { type QueryState, useCommand } from '@pribavka/api/react';
import { CheckboxField, EmailField, InnField, KppField, PhoneField, TextField, uploadedAnswers } from '@pribavka/forms';
import type { UploadItem } from '@pribavka/ui/upload';
import type { ReactElement } from 'react';

import { EditSheet, maxLength } from '../../shared/form/EditSheet.tsx';
import { ImageField, type UploadedImage } from '../../shared/form/ImageField.tsx';
import type { Manufacturer } from './card/ManufacturerSheet.tsx';
import { manufacturersMessages } from './messages.ts';

const messages = manufacturersMessages.form;
const { labels } = messages;
const command = { invalidates: ['manufacturers.*', 'brands.*', 'products.*'], quiet: 'fields' } as const;

type Body = Input<'manufacturers.register'>['body'];
type Values = Omit<Body, 'logoFileId'> & { logoFileId?: readonly UploadItem<UploadedImage>[]; noLogo?: boolean };

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

// An empty phone, address or КПП is none: the wire has no such text.
function bodyOf({ logoFileId, noLogo = false, login, kpp, phone, email, ...body }: Values): Body {
  const file = uploadedAnswers(logoFileId).at(-1);
  return {
    ...body,
    login,
    ...(kpp ? { kpp } : {}),
    ...(phone ? { phone } : {}),
    ...(email ? { email } : {}),
    ...(file ? { logoFileId: file.id } : noLogo && { logoFileId: null }),
  };
}

export interface ManufacturerFormProps {
  query?: QueryState<'manufacturers.get'> | undefined;
  onSaved: (manufacturer: Manufacturer) => void;
  onClose: () => void;
}

export function ManufacturerForm({ query, ...rest }: ManufacturerFormProps): ReactElement {
  const register = useCommand('manufacturers.register', command);
  const update = useCommand('manufacturers.update', command);
  const manufacturer = query?.data;
  const send = (values: Values, version: number | undefined): Promise<Manufacturer> => {
    const { login, ...body } = bodyOf(values);
    return manufacturer && version !== undefined
      ? update.run({ params: { id: manufacturer.id }, body: { ...body, version } })
      : register.run({ body: { ...body, login } });
  };
  return (
    <EditSheet<Manufacturer, Values, Manufacturer>
      {...rest}
      title={manufacturer ? messages.edit(manufacturer.name) : messages.create}
      draft={`manufacturer-${manufacturer?.id ?? 'new'}`}
      query={query}
      labels={labels}
      valuesOf={valuesOf}
      onSubmit={send}
      saved={({ name }) => messages.saved(name)}
    >
      <TextField name="name" label={labels.name} rules={[maxLength(300)]} />
      <TextField name="legalName" label={labels.legalName} rules={[maxLength(300)]} />
      <InnField name="inn" label={labels.inn} />
      <KppField name="kpp" label={labels.kpp} optional letters />
      <TextField name="contactName" label={labels.contactName} optional rules={[maxLength(200)]} />
      <PhoneField name="phone" label={labels.phone} optional />
      <EmailField name="email" label={labels.email} optional />
      {!manufacturer && <EmailField name="login" label={labels.login} hint={messages.loginHint} />}
      <ImageField name="logoFileId" label={labels.logoFileId} route="manufacturers.uploadLogo" />
      {manufacturer?.logoUrl && <CheckboxField name="noLogo" label={messages.noLogo} />}
    </EditSheet>
  );
}
