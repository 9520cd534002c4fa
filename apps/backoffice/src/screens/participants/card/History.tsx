import { formatDate, Timeline } from '@pribavka/ui';
import type { ReactElement } from 'react';

import type { MemberCard } from '../useMemberDecision.ts';

/** «История изменений»: what happened to the account, newest first. */
export function History({ member }: { member: MemberCard }): ReactElement {
  return (
    <Timeline
      events={member.history.map((entry, index) => ({
        key: `${entry.at}-${index}`,
        title: entry.text,
        at: entry.at,
        time: formatDate(entry.at, 'tableDateTime'),
        by: entry.actorName ?? undefined,
      }))}
    />
  );
}
