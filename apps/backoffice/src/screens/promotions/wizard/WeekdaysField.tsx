import { FieldShell, useFormField } from '@pribavka/forms';
import { Chip, Stack } from '@pribavka/ui';
import type { ReactElement } from 'react';

import { wizardMessages } from './messages.ts';
import { ruleMessages } from './steps/messages.ts';

const messages = ruleMessages.audience;
const none: readonly number[] = [];

/** Days of the week a sale counts on; none chosen is every day. */
export function WeekdaysField(): ReactElement {
  const field = useFormField<readonly number[]>('weekdays', wizardMessages.labels.weekdays, none, {});
  const toggle = (day: number): void =>
    field.change(field.value.includes(day) ? field.value.filter((each) => each !== day) : [...field.value, day]);
  return (
    <FieldShell name="weekdays" label={wizardMessages.labels.weekdays} field={field} optional group>
      <Stack direction="row" gap={8} wrap>
        {messages.weekdays.map((word, index) => (
          <Chip key={word} selected={field.value.includes(index + 1)} onClick={() => toggle(index + 1)}>
            {word}
          </Chip>
        ))}
      </Stack>
    </FieldShell>
  );
}
