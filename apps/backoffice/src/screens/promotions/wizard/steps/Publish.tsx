import { RadioField, TextareaField, useFormParts, useFormValue } from '@pribavka/forms';
import { Banner, Panel, Stack, Text } from '@pribavka/ui';
import { type ReactElement, useEffect } from 'react';

import { wizardMessages } from '../messages.ts';
import type { Promotion, PublishAct } from '../values.ts';

const { labels, publish: messages } = wizardMessages;

export interface PublishProps {
  acts: readonly PublishAct[];
  /** Why the person does not start it as the form stands: the choice is there and says so. */
  startRefusal: string | undefined;
  /** A promotion that is live already: saving it is publishing. */
  live: Promotion | undefined;
  changes: readonly string[];
  newRule: boolean;
}

/** Step 7: what becomes of it. A live promotion gets a new version; a draft goes to another person, or starts. */
export function Publish({ acts, startRefusal, live, changes, newRule }: PublishProps): ReactElement {
  const act = useFormValue<PublishAct | null>('act') ?? acts[0];
  const { api } = useFormParts();
  const refused = startRefusal !== undefined && act === 'activate';
  // Chosen before the budget grew: the button below must not promise what the server refuses.
  useEffect(() => {
    if (refused) api.change('act', acts[0]);
  }, [api, refused, acts]);
  if (live) {
    return (
      <Panel title={messages.changes} level={3}>
        <Stack gap={12}>
          <Text as="p">{changes.length > 0 ? changes.join(', ') : messages.noChanges}</Text>
          {changes.length > 0 && (
            <Banner
              tone={newRule ? 'warning' : 'info'}
              title={newRule ? messages.liveText(live.ruleVersion + 1) : messages.sameRule}
            />
          )}
        </Stack>
      </Panel>
    );
  }
  return (
    <Panel title={messages.title} level={3}>
      <Stack gap={16}>
        <RadioField<PublishAct>
          name="act"
          label={labels.act}
          view="cards"
          options={acts.map((value) => ({
            value,
            ...messages.acts[value],
            ...(value === 'activate' && startRefusal !== undefined && { description: startRefusal, disabled: true }),
          }))}
        />
        {act === 'submit' && (
          <TextareaField name="comment" label={labels.comment} hint={messages.commentHint} optional max={1000} />
        )}
      </Stack>
    </Panel>
  );
}
