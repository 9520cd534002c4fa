import { supportStateOfAuthor, type SupportStatus } from '@pribavka/api';
import { CircleDot } from 'lucide-react';
import type { ReactElement } from 'react';

import { lazyOf } from '../../../shared/lazy-of.ts';
import { ListScreen } from '../../../shared/list/ListScreen.tsx';
import { ownRequestsPath } from '../urls.ts';
import { ownColumns, type OwnRow } from './columns.tsx';
import { ownMessages as messages } from './messages.ts';
import { ownRequestsList } from './query.ts';

// The rows wait for neither.
const OwnSheet = lazyOf(() => import('./OwnSheet.tsx'), 'OwnSheet');
const WriteSheet = lazyOf(() => import('./WriteSheet.tsx'), 'WriteSheet');

const labelOf = ({ number, subject }: OwnRow): string => `${number} ${subject}`;

/** «Мои обращения» of a partner, a manufacturer and others of the back-office who write to support. */
export function Component(): ReactElement {
  return (
    <ListScreen
      query={ownRequestsList}
      name="own-requests"
      texts={messages}
      path={ownRequestsPath}
      columns={ownColumns}
      rowLabel={labelOf}
      refreshInterval={15_000}
      filters={{
        status: {
          label: messages.columns.status,
          icon: CircleDot,
          always: true,
          anyLabel: 'любой',
          name: (value) => supportStateOfAuthor(value as SupportStatus).word,
        },
      }}
      renderSheet={(place) => <OwnSheet place={place} />}
      create="technicalSupport.detailRequestTechnicalSupport:create"
      renderNew={(place) => <WriteSheet {...place} />}
    />
  );
}
