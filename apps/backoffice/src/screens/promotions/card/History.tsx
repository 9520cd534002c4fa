import { EmptyState, formatDate, Timeline } from '@pribavka/ui';
import type { ReactElement } from 'react';

import { cardMessages } from './messages.ts';
import type { Promotion } from './PromotionSheet.tsx';

const messages = cardMessages.history;

/** «История»: who has decided what, when and with which words. */
export function History({ history }: Pick<Promotion, 'history'>): ReactElement {
  if (history.length === 0) {
    return <EmptyState level={3} title={messages.empty.title} description={messages.empty.text} />;
  }
  return (
    <Timeline
      events={history.map(({ at, action, comment, actorName }, index) => ({
        key: `${at} ${index}`,
        at,
        time: formatDate(at, 'tableDateTime'),
        title: messages.actions[action] ?? action,
        by: actorName ?? messages.system,
        children: comment,
      }))}
    />
  );
}
