import { CheckboxField, RadioField, TextareaField, TextField, useFormValue } from '@pribavka/forms';
import type { ReactElement } from 'react';

import { maxLength } from '../../../shared/form/EditSheet.tsx';
import { type FormPlace, RecordForm } from '../../../shared/form/RecordForm.tsx';
import type { Group } from '../GroupSheet.tsx';
import { groupFormMessages as messages } from '../messages.ts';
import { Preview } from './Preview.tsx';
import { RuleFields } from './RuleFields.tsx';
import { StorePicker } from './StorePicker.tsx';
import { bodyOf, type GroupValues, valuesOf } from './values.ts';

const { labels } = messages;

/** A group of shops, by hand or by a rule, with what the change does before it is made. */
export function GroupForm({ query, ...place }: FormPlace<'storeGroups.get'>): ReactElement {
  const group = query?.data;
  return (
    <RecordForm
      {...place}
      query={query}
      size="lg"
      marks="required"
      create="storeGroups.create"
      update="storeGroups.update"
      invalidates={['storeGroups.*', 'partners.promotions']}
      name="store-group"
      texts={messages}
      valuesOf={valuesOf}
      bodyOf={bodyOf}
    >
      <TextField name="name" label={labels.name} rules={[maxLength(200)]} />
      <TextareaField name="description" label={labels.description} optional max={1000} />
      <RadioField name="kind" label={labels.kind} options={messages.kinds} />
      <Members group={group} />
      <CheckboxField name="isActive" label={labels.isActive} />
      <Preview groupId={group?.id} />
    </RecordForm>
  );
}

function Members({ group }: { group: Group | undefined }): ReactElement {
  return useFormValue<GroupValues['kind']>('kind') === 'rule' ? (
    <RuleFields />
  ) : (
    <StorePicker initial={group?.stores ?? []} />
  );
}
