import { type QueryState, useCommand } from '@pribavka/api/react';
import { CheckboxField, RadioField, TextareaField, TextField, useFormValue } from '@pribavka/forms';
import type { ReactElement } from 'react';

import { EditSheet, maxLength } from '../../../shared/form/EditSheet.tsx';
import type { Group } from '../GroupSheet.tsx';
import { groupFormMessages as messages, groupsMessages } from '../messages.ts';
import { Preview } from './Preview.tsx';
import { RuleFields } from './RuleFields.tsx';
import { StorePicker } from './StorePicker.tsx';
import { bodyOf, type GroupValues, valuesOf } from './values.ts';

const { labels } = messages;
const command = { invalidates: ['storeGroups.*', 'partners.promotions'], quiet: 'fields' } as const;

export interface GroupFormProps {
  query?: QueryState<'storeGroups.get'> | undefined;
  onSaved: (group: Group) => void;
  onClose: () => void;
}

/** A group of shops, by hand or by a rule, with what the change does before it is made. */
export function GroupForm({ query, ...rest }: GroupFormProps): ReactElement {
  const create = useCommand('storeGroups.create', command);
  const update = useCommand('storeGroups.update', command);
  const group = query?.data;
  return (
    <EditSheet<Group, GroupValues, Group>
      {...rest}
      size="lg"
      title={group ? messages.edit(group.name) : messages.create}
      draft={`store-group-${group?.id ?? 'new'}`}
      query={query}
      labels={labels}
      valuesOf={valuesOf}
      onSubmit={(values, version) =>
        group && version !== undefined
          ? update.run({
              params: { id: group.id },
              body: { ...bodyOf(values), acknowledged: values.acknowledged === true, version },
            })
          : create.run({ body: bodyOf(values) })
      }
      saved={({ name }) => groupsMessages.saved(name)}
    >
      <TextField name="name" label={labels.name} rules={[maxLength(200)]} />
      <TextareaField name="description" label={labels.description} optional max={1000} />
      <RadioField name="kind" label={labels.kind} options={messages.kinds} />
      <Members group={group} />
      <CheckboxField name="isActive" label={labels.isActive} />
      <Preview groupId={group?.id} />
    </EditSheet>
  );
}

function Members({ group }: { group: Group | undefined }): ReactElement {
  return useFormValue<GroupValues['kind']>('kind') === 'rule' ? (
    <RuleFields />
  ) : (
    <StorePicker initial={group?.stores ?? []} />
  );
}
