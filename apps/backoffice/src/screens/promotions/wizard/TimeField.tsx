import { MaskedField } from '@pribavka/forms';
import { time } from '@pribavka/forms/masks';
import type { ReactElement } from 'react';

import { minutesOf } from './body.ts';
import { wizardMessages as messages } from './messages.ts';

const isTime = (value: unknown): string | undefined =>
  typeof value !== 'string' || value === '' || minutesOf(value) !== undefined ? undefined : messages.wrongTime;

/** Hours and minutes; «24:00» is the end of a day. */
export function TimeField(props: {
  name: 'startsTime' | 'endsTime' | 'submitTime' | 'timeFrom' | 'timeTo';
  optional?: boolean;
  hint?: string;
}): ReactElement {
  return <MaskedField {...props} label={messages.labels[props.name]} mask={time} rules={[isTime]} />;
}
