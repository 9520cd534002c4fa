import type { Output } from '@pribavka/api';
import { type BannerProps, formatDate, formatPhone, Stack } from '@pribavka/ui';
import type { ReactElement } from 'react';

import { staffMessages } from './staff-messages.ts';

type Staff = Output<'staff.get'>;

const messages = staffMessages.waiting;

function Change({ staff, change }: { staff: Staff; change: Staff['waiting'][number] }): ReactElement {
  const { kind, address, askedBy, askedAt, dueAt } = change;
  const { email = null, phone = null } = address ?? {};
  const what =
    address === null
      ? [messages.what[kind]]
      : [
          email !== null && email !== staff.email && messages.email(email),
          phone !== staff.phone && messages.phone(phone && formatPhone(phone)),
        ];
  return (
    <div>
      {what.filter(Boolean).join('. ')}. {messages.asked(askedBy.name, formatDate(askedAt, 'dayMonthYearTime'))}{' '}
      {messages.due(formatDate(dueAt, 'dayMonthYearTime'))}
    </div>
  );
}

/** What of the account waits for a second administrator, over the facts of the card, and that it is blocked, if so. */
export const waitingNotice = (
  staff: Staff,
  blocked: string | null,
): Pick<BannerProps, 'tone' | 'title' | 'children'> => ({
  tone: 'warning',
  title: messages.title,
  children: (
    <Stack gap={8}>
      {blocked !== null && <div>{blocked}</div>}
      {staff.waiting.map((change) => (
        <Change key={change.id} staff={staff} change={change} />
      ))}
    </Stack>
  ),
});
