import { LinkButton } from '@pribavka/ui';
import type { ReactElement } from 'react';
import { Link, useLocation } from 'react-router-dom';

import { logsMessages as messages } from './messages.ts';
import { actionsList, type LogView } from './query.ts';

const { views } = actionsList;

/** «Расширить период»: the next longer view with the same filters; nothing where all of the journal is asked for. */
export function ExpandPeriod(): ReactElement | null {
  const { pathname, search } = useLocation();
  const params = new URLSearchParams(search);
  const at = views.indexOf((params.get('view') ?? 'day') as LogView);
  const wider = views[Math.max(0, at) + 1];
  // Days chosen in the filter win over the view: a longer one would change nothing.
  if (wider === undefined || params.has('f.at')) return null;
  params.set('view', wider);
  params.delete('page');
  return (
    <LinkButton variant="primary" render={<Link to={`${pathname}?${params.toString()}`} />}>
      {messages.expand}
    </LinkButton>
  );
}
