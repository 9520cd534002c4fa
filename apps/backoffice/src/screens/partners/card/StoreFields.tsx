import type { Input } from '@pribavka/api';
import { KppField, SelectField, TextField } from '@pribavka/forms';
import type { ReactElement } from 'react';

import { maxLength } from '../../../shared/form/EditSheet.tsx';
import { storeMessages } from '../messages.ts';

export type StoreValues = Omit<Input<'stores.create'>['body'], 'partnerId'>;

const { labels, codeHint, addressHint, regionHint, cityHint } = storeMessages.form;

/** Zones of Russia, by the names people use. */
const zones = [
  ['Europe/Kaliningrad', 'Калининград (МСК−1)'],
  ['Europe/Moscow', 'Москва'],
  ['Europe/Samara', 'Самара (МСК+1)'],
  ['Asia/Yekaterinburg', 'Екатеринбург (МСК+2)'],
  ['Asia/Omsk', 'Омск (МСК+3)'],
  ['Asia/Novosibirsk', 'Новосибирск (МСК+4)'],
  ['Asia/Irkutsk', 'Иркутск (МСК+5)'],
  ['Asia/Yakutsk', 'Якутск (МСК+6)'],
  ['Asia/Vladivostok', 'Владивосток (МСК+7)'],
  ['Asia/Magadan', 'Магадан (МСК+8)'],
  ['Asia/Kamchatka', 'Камчатка (МСК+9)'],
] as const;

export interface StoreFieldsProps {
  /** Where the shop stands in a larger form. */
  prefix?: string | undefined;
  /** A zone the list does not have is kept. */
  timezone?: string | undefined;
}

export function StoreFields({ prefix = '', timezone }: StoreFieldsProps): ReactElement {
  const known = zones.some(([zone]) => zone === timezone);
  const options = [
    ...zones.map(([value, label]) => ({ value: value as string, label: label as string })),
    ...(timezone && !known ? [{ value: timezone, label: timezone }] : []),
  ];
  return (
    <>
      <TextField name={`${prefix}name`} label={labels.name} rules={[maxLength(300)]} />
      <TextField name={`${prefix}code`} label={labels.code} hint={codeHint} rules={[maxLength(64)]} />
      <TextField name={`${prefix}address`} label={labels.address} hint={addressHint} rules={[maxLength(500)]} />
      <TextField name={`${prefix}city`} label={labels.city} hint={cityHint} optional rules={[maxLength(120)]} />
      <TextField name={`${prefix}region`} label={labels.region} hint={regionHint} rules={[maxLength(120)]} />
      <KppField name={`${prefix}kpp`} label={labels.kpp} letters optional />
      <SelectField name={`${prefix}timezone`} label={labels.timezone} optional options={options} />
      <TextField name={`${prefix}externalId`} label={labels.externalId} optional rules={[maxLength(64)]} />
    </>
  );
}
