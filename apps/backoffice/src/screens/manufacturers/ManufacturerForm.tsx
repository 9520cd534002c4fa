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

const valuesOf = (maker: Manufacturer | undefined): Partial<Values> =>
  maker
    ? {
        name: maker.name,
        legalName: maker.legalName,
        inn: maker.inn,
        kpp: maker.kpp ?? '',
        contactName: maker.contactName ?? '',
        phone: maker.phone ?? '',
        email: maker.email ?? '',
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
  onSaved: (maker: Manufacturer) => void;
  onClose: () => void;
}

export function ManufacturerForm({ query, ...rest }: ManufacturerFormProps): ReactElement {
  const register = useCommand('manufacturers.register', command);
  const update = useCommand('manufacturers.update', command);
  const maker = query?.data;
  const send = (values: Values, version: number | undefined): Promise<Manufacturer> => {
    const { login, ...body } = bodyOf(values);
    return maker && version !== undefined
      ? update.run({ params: { id: maker.id }, body: { ...body, version } })
      : register.run({ body: { ...body, login } });
  };
  return (
    <EditSheet<Manufacturer, Values, Manufacturer>
      {...rest}
      title={maker ? messages.edit(maker.name) : messages.create}
      draft={`manufacturer-${maker?.id ?? 'new'}`}
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
      {!maker && <EmailField name="login" label={labels.login} hint={messages.loginHint} />}
      <ImageField name="logoFileId" label={labels.logoFileId} route="manufacturers.uploadLogo" />
      {maker?.logoUrl && <CheckboxField name="noLogo" label={messages.noLogo} />}
    </EditSheet>
  );
}
