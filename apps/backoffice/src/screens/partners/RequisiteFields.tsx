import { EmailField, InnField, KppField, PhoneField, TextField } from '@pribavka/forms';
import { ogrn, ogrnip } from '@pribavka/forms/rules';
import { Heading } from '@pribavka/ui';
import type { ReactElement } from 'react';

import { maxLength } from '../../shared/form/EditSheet.tsx';
import { RegionField } from '../../shared/form/RegionField.tsx';
import { partnersMessages } from './messages.ts';

const { labels, parts, kppHint } = partnersMessages.form;

/** A firm has 13 digits, an entrepreneur 15; each has a control sum of its own. */
const registrationNumber = (value: unknown): string | undefined => {
  const text = typeof value === 'string' ? value : '';
  const verdict = (text.length === 15 ? ogrnip : ogrn)(text, {});
  return typeof verdict === 'string' ? verdict : undefined;
};

// Letters are left for the rule to refuse: without them the digits would make another number.
const withoutSpaces = (value: unknown): unknown => (typeof value === 'string' ? value.replaceAll(/[\s-]/g, '') : value);

export interface RequisiteFieldsProps {
  /** The region the partner has. */
  region?: string | null | undefined;
}

export function RequisiteFields({ region }: RequisiteFieldsProps): ReactElement {
  return (
    <>
      <Heading level={3}>{parts.requisites}</Heading>
      <TextField name="name" label={labels.name} rules={[maxLength(300)]} />
      <TextField name="legalName" label={labels.legalName} rules={[maxLength(300)]} />
      <InnField name="inn" label={labels.inn} />
      <KppField name="kpp" label={labels.kpp} optional hint={kppHint} />
      <TextField
        name="ogrn"
        label={labels.ogrn}
        optional
        inputMode="numeric"
        normalize={withoutSpaces}
        rules={[registrationNumber]}
      />
      <RegionField name="region" label={labels.region} optional present={region} />
      <TextField name="contractNumber" label={labels.contractNumber} optional rules={[maxLength(64)]} />
    </>
  );
}

export function ContactFields(): ReactElement {
  return (
    <>
      <Heading level={3}>{parts.contact}</Heading>
      <TextField name="contactName" label={labels.contactName} optional rules={[maxLength(200)]} />
      <PhoneField name="phone" label={labels.phone} optional />
      <EmailField name="email" label={labels.email} optional />
    </>
  );
}
