import { LinkButton } from '@pribavka/ui';
import { NotFoundScreen } from '@pribavka/ui/shell';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';

import { dashboardUrl } from '../../screens/dashboard/urls.ts';
import { appWords } from '../words.ts';

/** 404 and every forbidden screen: the words cover both (specification §2). */
export function NotFound(): ReactElement {
  return (
    <NotFoundScreen
      actions={
        <LinkButton variant="primary" render={<Link to={dashboardUrl()} />}>
          {appWords.notFound.home}
        </LinkButton>
      }
    />
  );
}
