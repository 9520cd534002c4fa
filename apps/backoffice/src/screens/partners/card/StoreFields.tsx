import { type Input, zoneNames } from '@pribavka/api';
import { KppField, SelectField, TextField } from '@pribavka/forms';
import type { ReactElement } from 'react';

import { maxLength } from '../../../shared/form/EditSheet.tsx';
import { RegionField } from '../../../shared/form/RegionField.tsx';
import { storeMessages } from '../messages.ts';

export type StoreValues = Omit<Input<'stores.create'>['body'], 'partnerId'>;

const { labels, codeHint, addressHint, regionHint, cityHint } = storeMessages.form;

export interface StoreFieldsProps {
  /** Where the shop stands in a larger form. */
  prefix?: string | undefined;
  /** A zone the list does not have is kept. */
  timezone?: string | undefined;
  /** The region the shop has. */
  region?: string | undefined;
}

export function StoreFields({ prefix = '', timezone, region }: StoreFieldsProps): ReactElement {
  const known = timezone !== undefined && Object.hasOwn(zoneNames, timezone);
  const options = [
    ...Object.entries(zoneNames).map(([value, label]) => ({ value, label })),
    ...(timezone && !known ? [{ value: timezone, label: timezone }] : []),
  ];
  return (
    <>
      <TextField name={`${prefix}name`} label={labels.name} rules={[maxLength(300)]} />
      <TextField name={`${prefix}code`} label={labels.code} hint={codeHint} rules={[maxLength(64)]} />
      <TextField name={`${prefix}address`} label={labels.address} hint={addressHint} rules={[maxLength(500)]} />
      <TextField name={`${prefix}city`} label={labels.city} hint={cityHint} optional rules={[maxLength(120)]} />
      <RegionField name={`${prefix}region`} label={labels.region} hint={regionHint} present={region} />
      <KppField name={`${prefix}kpp`} label={labels.kpp} optional />
      <SelectField name={`${prefix}timezone`} label={labels.timezone} optional options={options} />
      <TextField name={`${prefix}externalId`} label={labels.externalId} optional rules={[maxLength(64)]} />
    </>
  );
}
