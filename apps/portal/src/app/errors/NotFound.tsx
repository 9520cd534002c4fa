import { isAvailable } from '@pribavka/api';
import { useSession } from '@pribavka/api/react';
import { LinkButton } from '@pribavka/ui';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';

import { loginUrl } from '../../screens/login/urls.ts';
import { salesUrl } from '../../screens/sales/urls.ts';
import { useTitle } from '../useTitle.ts';
import { rootUrl } from '../urls.ts';
import { appMessages } from '../messages.ts';
import { ErrorPage } from './ErrorPage.tsx';

/** An unknown address and a screen one may not open look the same (specification §2). */
export function NotFound(): ReactElement {
  const messages = appMessages.notFound;
  const { status, access } = useSession();
  useTitle(messages.title);
  return (
    <ErrorPage
      code={messages.code}
      title={messages.title}
      text={messages.text}
      stone="not-found"
      actions={
        status === 'anonymous' ? (
          <LinkButton variant="primary" render={<Link to={loginUrl()} />}>
            {messages.login}
          </LinkButton>
        ) : (
          <>
            <LinkButton variant="primary" render={<Link to={rootUrl()} />}>
              {messages.home}
            </LinkButton>
            {isAvailable('sales', access) && (
              <LinkButton render={<Link to={salesUrl()} />}>{messages.sales}</LinkButton>
            )}
          </>
        )
      }
    />
  );
}
