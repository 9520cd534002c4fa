import type { ChosenWebhook, Grant, Input, Output } from '@pribavka/api';
import { DateField, NumberField, RadioField, TextareaField, TextField, useFormValue } from '@pribavka/forms';
import type { ReactElement } from 'react';

import { ManufacturerField, PartnerField } from '../../shared/form/company-fields.tsx';
import { maxLength } from '../../shared/form/EditSheet.tsx';
import { type FormPlace, RecordForm } from '../../shared/form/RecordForm.tsx';
import { addressRule, linesOf, secureRule } from './addresses.ts';
import { EventsField, RightsField } from './fields.tsx';
import { formMessages as messages } from './form-messages.ts';
import type { Tech } from './TechSheet.tsx';

const { labels } = messages;

type Made = Output<'technical.register'>;
type Body = Input<'technical.register'>['body'];
type OwnerKind = 'none' | 'partner' | 'manufacturer';

interface Values {
  name: string;
  login?: string;
  description?: string;
  ownerKind: OwnerKind;
  partner?: { id: string; name: string } | null;
  manufacturerId?: string | null;
  scopes: readonly Grant[];
  allowedIps?: string;
  rateLimitPerMinute: number;
  expiresAt?: string;
  webhookUrl?: string;
  events: readonly ChosenWebhook[] | null;
}

const usualRate = 60;
const dayOf = (moment: string | null | undefined): string => moment?.slice(0, 10) ?? '';

const valuesOf = (tech: Tech | undefined): Partial<Values> => ({
  name: tech?.name ?? '',
  description: tech?.description ?? '',
  ownerKind: tech === undefined ? 'partner' : (tech.ownerKind ?? 'none'),
  partner: tech?.ownerKind === 'partner' ? tech.owner : null,
  manufacturerId: tech?.ownerKind === 'manufacturer' ? (tech.owner?.id ?? null) : null,
  scopes: tech?.scopes ?? [],
  allowedIps: tech?.allowedIps.join('\n') ?? '',
  rateLimitPerMinute: tech?.rateLimitPerMinute ?? usualRate,
  expiresAt: dayOf(tech?.expiresAt),
  webhookUrl: tech?.webhookUrl ?? '',
  events: tech?.webhookEvents ?? null,
});

/** A term nobody has touched is not sent: one that is over would be refused. */
function termOf(day: string | undefined, tech: Tech | undefined): Pick<Body, 'expiresAt'> {
  if ((day ?? '') === dayOf(tech?.expiresAt)) return {};
  return { expiresAt: day ? `${day} 23:59:59.999` : null };
}

const bodyOf = (values: Values, tech: Tech | undefined): Omit<Body, 'login'> & { login?: string } => ({
  name: values.name,
  ...(!tech && { login: values.login?.trim().toLowerCase() ?? '' }),
  description: values.description ?? '',
  scopes: [...values.scopes],
  allowedIps: linesOf(values.allowedIps),
  rateLimitPerMinute: values.rateLimitPerMinute,
  ...(values.ownerKind === 'partner' && values.partner ? { ownerPartnerId: values.partner.id } : {}),
  ...(values.ownerKind === 'manufacturer' && values.manufacturerId
    ? { ownerManufacturerId: values.manufacturerId }
    : {}),
  ...termOf(values.expiresAt, tech),
  webhookUrl: values.webhookUrl?.trim() || null,
  webhookEvents: values.events === null ? null : [...values.events],
});

const loginRule = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' && !/^(?=.*[a-z])[a-z0-9._-]{3,64}$/.test(value.trim().toLowerCase())
    ? messages.loginWrong
    : undefined;
const urlRule = secureRule(messages.urlWrong);
const ipRule = addressRule({ wrong: messages.ipWrong, many: messages.ipMany });

/** A system: whose it is, what it may do, from where and until when, and which events it hears. */
export function TechForm({ query, ...place }: FormPlace<'technical.get', Tech | Made>): ReactElement {
  const tech = query?.data;
  return (
    <RecordForm
      {...place}
      query={query}
      create="technical.register"
      update="technical.update"
      invalidates={['technical.*']}
      name="tech"
      texts={messages}
      valuesOf={valuesOf}
      bodyOf={bodyOf}
    >
      <TextField name="name" label={labels.name} hint={messages.nameHint} rules={[maxLength(200)]} />
      {!tech && <TextField name="login" label={labels.login} hint={messages.loginHint} rules={[loginRule]} />}
      <TextareaField name="description" label={labels.description} optional max={1000} />
      <OwnerFields owned={tech?.owner !== null && tech !== undefined} />
      <RightsField had={tech?.scopes ?? []} />
      <TextareaField
        name="allowedIps"
        label={labels.ips}
        hint={messages.ipsHint}
        optional
        rules={[ipRule]}
        minRows={3}
      />
      <NumberField name="rateLimitPerMinute" label={labels.rate} min={1} max={100_000} />
      <DateField name="expiresAt" label={labels.term} hint={messages.termHint} optional />
      <TextField
        name="webhookUrl"
        label={labels.webhookUrl}
        hint={messages.urlHint}
        optional
        rules={[urlRule, maxLength(2048)]}
      />
      <EventsField />
    </RecordForm>
  );
}

/** One owner or none; a system that has one goes to another, never to nobody. */
function OwnerFields({ owned }: { owned: boolean }): ReactElement {
  const kind = useFormValue<OwnerKind>('ownerKind');
  return (
    <>
      <RadioField<OwnerKind>
        name="ownerKind"
        label={labels.ownerKind}
        hint={messages.ownerHint}
        direction="row"
        options={(['partner', 'manufacturer', 'none'] as const).map((value) => ({
          value,
          label: messages.owners[value],
          disabled: value === 'none' && owned,
        }))}
      />
      {kind === 'partner' && <PartnerField name="partner" label={labels.partner} />}
      {kind === 'manufacturer' && <ManufacturerField name="manufacturerId" label={labels.manufacturerId} />}
    </>
  );
}
