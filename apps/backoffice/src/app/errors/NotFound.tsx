import { LinkButton } from '@pribavka/ui';
import { NotFoundScreen } from '@pribavka/ui/shell';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';

import { dashboardUrl } from '../../screens/dashboard/urls.ts';
import { appMessages } from '../messages.ts';

/** 404 and every forbidden screen: the messages cover both (specification §2). */
export function NotFound(): ReactElement {
  return (
    <NotFoundScreen
      text={appMessages.notFound.text}
      actions={
        <LinkButton variant="primary" render={<Link to={dashboardUrl()} />}>
          {appMessages.notFound.home}
        </LinkButton>
      }
    />
  );
}
