import { DescriptionList, formatDate, Stack } from '@pribavka/ui';
import type { ReactElement } from 'react';

import { Status } from '../../../shared/Status.tsx';
import { dueState } from '../messages.ts';
import { Assignment, type AssignmentProps } from './Assignment.tsx';
import { AuthorPanel } from './AuthorPanel.tsx';
import { LastSales, OtherRequests, Subject } from './Links.tsx';
import { cardMessages } from './messages.ts';

const messages = cardMessages.panel;

/** Everything next to the thread, so that nobody leaves it to answer. */
export function SidePanel({ request, ...rest }: AssignmentProps): ReactElement {
  const { desk } = request;
  const due = desk.minutesLeft === null ? undefined : dueState(desk.minutesLeft);
  const when = formatDate(desk.firstResponseDueAt, 'dayMonthYearTime');
  return (
    <Stack gap={24}>
      <AuthorPanel author={desk.author} member={desk.member} />
      <DescriptionList
        termWidth={96}
        items={[
          {
            term: messages.due,
            value:
              desk.minutesLeft !== null && (due ? <Status state={{ ...due, word: `${when}. ${due.word}` }} /> : when),
          },
          {
            term: messages.answeredAt,
            value: desk.firstResponseAt && formatDate(desk.firstResponseAt, 'dayMonthYearTime'),
          },
        ].filter((item) => item.value)}
      />
      <Assignment request={request} {...rest} />
      <Subject request={request} />
      <LastSales request={request} />
      <OtherRequests request={request} />
    </Stack>
  );
}
