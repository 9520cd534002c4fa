import { NumberField, useFormValue } from '@pribavka/forms';
import { Grid, Panel, Stack, Text } from '@pribavka/ui';
import type { ReactElement } from 'react';

import { ChoiceField } from '../ChoiceField.tsx';
import { wizardMessages } from '../messages.ts';
import { ruleMessages } from './messages.ts';
import { NamedField, RegionsField } from '../NamedField.tsx';
import type { Sources } from '../sources.ts';
import { StoresField } from '../StoresField.tsx';
import { TimeField } from '../TimeField.tsx';
import type { Named } from '../values.ts';
import { WeekdaysField } from '../WeekdaysField.tsx';

const { labels } = wizardMessages;
const { audience: messages } = ruleMessages;
const longest = 36_500;

function Membership(): ReactElement | null {
  const groups = useFormValue<readonly Named[]>('groups') ?? [];
  const except = useFormValue<readonly Named[]>('exceptGroups') ?? [];
  if (groups.length + except.length === 0) return null;
  return <ChoiceField name="groupMembership" usual="dynamic" options={messages.membership} />;
}

/** Step 4: in which shops, for whom and on which days. */
export function Audience({ sources }: { sources: Sources }): ReactElement {
  return (
    <>
      <Panel title={messages.where} level={3}>
        <Stack gap={16}>
          <Text as="p" tone="secondary">
            {messages.whereHint}
          </Text>
          <Grid min={260} gap={16}>
            <NamedField name="partners" load={sources.partners} />
            <NamedField name="exceptPartners" load={sources.partners} />
            <NamedField name="groups" load={sources.groups} />
            <NamedField name="exceptGroups" load={sources.groups} />
            <RegionsField name="regions" list={sources.regions} />
            <RegionsField name="exceptRegions" list={sources.regions} />
          </Grid>
          <Membership />
          {sources.partners && (
            <Grid min={260} gap={16}>
              <StoresField name="stores" />
              <StoresField name="exceptStores" />
            </Grid>
          )}
        </Stack>
      </Panel>
      <Panel title={messages.who} level={3}>
        <Stack gap={16}>
          <NamedField name="positions" load={sources.positions} />
          <Grid min={200} gap={16}>
            <NumberField
              name="tenureFrom"
              label={labels.tenureFrom}
              suffix={messages.days}
              optional
              min={0}
              max={longest}
            />
            <NumberField
              name="tenureTo"
              label={labels.tenureTo}
              suffix={messages.days}
              optional
              min={0}
              max={longest}
            />
          </Grid>
        </Stack>
      </Panel>
      <Panel title={messages.when} level={3}>
        <Stack gap={16}>
          <WeekdaysField />
          <Grid min={200} gap={16}>
            <TimeField name="timeFrom" optional />
            <TimeField name="timeTo" optional />
          </Grid>
          <Text as="p" view="caption" tone="secondary">
            {messages.timeHint}
          </Text>
        </Stack>
      </Panel>
    </>
  );
}
