import { useApi, useQuery } from '@pribavka/api/react';
import { ComboboxManyField, FieldShell, TextareaField, useFormField } from '@pribavka/forms';
import { Stack, Text } from '@pribavka/ui';
import type { ReactElement } from 'react';

import { companyOption } from '../../../shared/company-option.ts';
import { groupFormMessages } from '../messages.ts';
import { asksSomething, type GroupValues, type Named } from './values.ts';

const messages = groupFormMessages.rule;

/** Words of a known list that hold what is typed; a rule has few enough of them. */
const matching = (list: readonly string[]) => (query: string) =>
  list.filter((name) => name.toLowerCase().includes(query.trim().toLowerCase())).slice(0, 50);

const nothing: GroupValues['rule'] = {};

/** A rule that asks for nothing would take every shop in. */
const someCondition = (rule: unknown): string | undefined =>
  asksSomething({ kind: 'rule', rule: rule ?? nothing }) ? undefined : messages.unset;
const rules = [someCondition];

const itself = (name: string): string => name;

/** Conditions of a group by a rule: each one given narrows it. */
export function RuleFields(): ReactElement {
  const api = useApi();
  const regions = useQuery('dictionary.get').data?.regions.map(({ name }) => name) ?? [];
  const cities = [...new Set(useQuery('storeGroups.cities').data?.map(({ name }) => name))];
  const { rule: label } = groupFormMessages.labels;
  const field = useFormField<GroupValues['rule']>('rule', label, nothing, { rules });
  return (
    <FieldShell name="rule" label={label} field={field} group>
      <Stack gap={16}>
        <Text as="p" tone="secondary">
          {messages.hint}
        </Text>
        <ComboboxManyField<Named>
          name="rule.partnerIds"
          label={messages.partners}
          optional
          load={async (query, { signal }) => {
            const search = query.trim();
            const body = search === '' ? { size: 20 } : { size: 20, search };
            const { items } = await api.call('partners.list', { body }, { signal, quiet: 'all' });
            return items.map(companyOption);
          }}
          getKey={({ id }) => id}
          getLabel={({ name }) => name}
          getDescription={({ detail }) => detail}
        />
        <ComboboxManyField<string>
          name="rule.regions"
          label={messages.regions}
          optional
          load={matching(regions)}
          getKey={itself}
          getLabel={itself}
        />
        <ComboboxManyField<string>
          name="rule.cities"
          label={messages.cities}
          optional
          load={matching(cities)}
          getKey={itself}
          getLabel={itself}
        />
        <TextareaField name="rule.codes" label={messages.codes} hint={messages.codesHint} optional />
      </Stack>
    </FieldShell>
  );
}
