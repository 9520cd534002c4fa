import { ComboboxField, DateField, NumberField, RadioField, TextareaField, TextField } from '@pribavka/forms';
import { Grid, Panel, Stack } from '@pribavka/ui';
import type { ReactElement } from 'react';

import { maxLength } from '../../../../shared/form/EditSheet.tsx';
import { FileValueField, fileName } from '../FileValueField.tsx';
import { wizardMessages } from '../messages.ts';
import { ruleMessages } from './messages.ts';
import type { Sources } from '../sources.ts';
import { TimeField } from '../TimeField.tsx';
import type { Named } from '../values.ts';

const { labels } = wizardMessages;
const { basics: messages } = ruleMessages;

const cover = ({ url }: { url: string }): ReactElement => (
  <img src={url} alt="" style={{ width: 176, height: 88, objectFit: 'cover', borderRadius: 'var(--pb-radius-sm)' }} />
);

const day = /^\d{4}-\d\d-\d\d$/;

/** Said at the field as soon as both days are known; the server judges the hours as well. */
function afterStart(value: unknown, values?: object): string | undefined {
  const { startsOn: from } = (values ?? {}) as { startsOn?: unknown };
  if (typeof value !== 'string' || typeof from !== 'string' || !day.test(value) || !day.test(from)) return undefined;
  return value < from ? messages.endTooEarly : undefined;
}
const endRules = [afterStart];

interface MomentProps {
  day: 'startsOn' | 'endsOn';
  time: 'startsTime' | 'endsTime';
  rules?: (typeof afterStart)[];
}

function Moment({ day: name, time, rules }: MomentProps): ReactElement {
  return (
    <Grid min={132} gap={12}>
      <DateField name={name} label={labels[name]} rules={rules} />
      <TimeField name={time} />
    </Grid>
  );
}

export interface BasicsProps {
  sources: Sources;
  /** The owner of a promotion does not change, and a manufacturer makes its own ones only. */
  ownerFixed: boolean;
}

/** Step 1: what it is called, how it looks, when it holds and to whom it is shown. */
export function Basics({ sources, ownerFixed }: BasicsProps): ReactElement {
  return (
    <>
      <Panel title={messages.texts} level={3}>
        <Stack gap={16} style={{ maxWidth: 'var(--pb-size-form-max)' }}>
          <TextField name="name" label={labels.name} rules={[maxLength(200)]} />
          <TextField
            name="shortText"
            label={labels.shortText}
            hint={messages.shortTextHint}
            optional
            rules={[maxLength(300)]}
          />
          <TextareaField name="description" label={labels.description} optional max={20_000} />
          <Grid min={260} gap={16}>
            <FileValueField
              name="picture"
              route="promotions.uploadImage"
              accept="image/jpeg,image/png,image/webp"
              megabytes={10}
              hint={messages.pictureHint}
              renderFile={cover}
            />
            <FileValueField
              name="rulesFile"
              route="promotions.uploadRules"
              accept="application/pdf"
              megabytes={20}
              hint={messages.rulesHint}
              renderFile={fileName}
            />
          </Grid>
          {sources.manufacturers && !ownerFixed && (
            <ComboboxField<Named>
              name="manufacturer"
              label={labels.manufacturer}
              hint={messages.ownerHint}
              placeholder={messages.owner}
              optional
              load={sources.manufacturers}
              getKey={({ id }) => id}
              getLabel={({ name }) => name}
            />
          )}
        </Stack>
      </Panel>
      <Panel title={messages.dates} level={3}>
        <Stack gap={16}>
          <Grid min={260} gap={16}>
            <Moment day="startsOn" time="startsTime" />
            <Moment day="endsOn" time="endsTime" rules={endRules} />
          </Grid>
          {/* Its label is twice as long as the others: in half a column it would break, and the row be uneven. */}
          <Grid min={260} gap={16}>
            <DateField name="submitOn" label={labels.submitOn} hint={messages.submitHint} optional />
            <TimeField name="submitTime" />
          </Grid>
        </Stack>
      </Panel>
      <Panel title={messages.show} level={3}>
        <Stack gap={16}>
          <RadioField name="visibility" label={labels.visibility} view="cards" options={messages.visibility} />
          <NumberField
            name="priority"
            label={labels.priority}
            hint={messages.priorityHint}
            min={0}
            max={10_000}
            style={{ maxWidth: 240 }}
          />
        </Stack>
      </Panel>
    </>
  );
}
