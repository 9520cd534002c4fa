import { useSession } from '@pribavka/api/react';
import { LinkButton } from '@pribavka/ui';
import { NotFoundScreen } from '@pribavka/ui/shell';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';

import { dashboardUrl } from '../../screens/dashboard/urls.ts';
import { appMessages } from '../messages.ts';
import { portalDashboardUrl } from '../urls.ts';

/** 404 and every forbidden screen: the messages cover both (specification §2). */
export function NotFound(): ReactElement {
  // The main page of a member is in the other app.
  const isMember = useSession().access?.roleCode === 'member';
  return (
    <NotFoundScreen
      text={appMessages.notFound.text}
      actions={
        <LinkButton
          variant="primary"
          {...(isMember ? { href: portalDashboardUrl() } : { render: <Link to={dashboardUrl()} /> })}
        >
          {appMessages.notFound.home}
        </LinkButton>
      }
    />
  );
}
