import type { Output } from '@pribavka/api';
import { useQuery } from '@pribavka/api/react';
import { Avatar } from '@pribavka/ui';
import { lazy, type ReactElement } from 'react';

import { Sheet, type SheetPlace } from '../../../shared/sheet/Sheet.tsx';
import { Status } from '../../../shared/Status.tsx';
import { promotionStates } from '../../../shared/states.ts';
import { promotionsMessages } from '../messages.ts';
import { History } from './History.tsx';
import { cardMessages as messages } from './messages.ts';
import { Rule } from './Rule.tsx';
import { useActs } from './useActs.tsx';

const Statistics = lazy(async () => ({ default: (await import('./Statistics.tsx')).Statistics }));
const Accruals = lazy(async () => ({ default: (await import('./Accruals.tsx')).Accruals }));
const Versions = lazy(async () => ({ default: (await import('./Versions.tsx')).Versions }));

export type Promotion = Output<'promotions.adminGet'>;

const { tabs } = messages;

/** The card of a promotion over the list: its rule, figures, accruals, versions, and what may be done with it. */
export function PromotionSheet({ place }: { place: SheetPlace }): ReactElement {
  const query = useQuery('promotions.adminGet', { params: { id: place.id } }, { quiet: 'all' });
  const actions = useActs(query);
  return (
    <Sheet<Promotion>
      place={place}
      query={query}
      size="xl"
      name={promotionsMessages.title}
      title={({ name }) => name}
      renderLead={({ name, imageUrl }) => imageUrl && <Avatar name={name} src={imageUrl} size={48} />}
      renderMeta={({ status }) => <Status state={promotionStates[status]} />}
      previous={messages.previous}
      next={messages.next}
      tabs={[
        { id: 'rule', label: tabs.rule, render: (promotion) => <Rule promotion={promotion} /> },
        { id: 'statistics', label: tabs.statistics, render: ({ id }) => <Statistics id={id} /> },
        { id: 'accruals', label: tabs.accruals, render: ({ id }) => <Accruals id={id} /> },
        { id: 'versions', label: tabs.versions, render: ({ id }) => <Versions id={id} /> },
        { id: 'history', label: tabs.history, render: ({ history }) => <History history={history} /> },
      ]}
      actions={actions}
    />
  );
}
