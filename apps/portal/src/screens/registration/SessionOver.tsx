import { sessionMessages } from '@pribavka/api';
import { toast } from '@pribavka/ui/toast';
import { useEffect, type ReactElement } from 'react';
import { Navigate } from 'react-router-dom';

import { sessionOverId } from '../../app/notices.ts';
import { loginUrl } from '../login/urls.ts';

/** The session of the account that confirms its phone is over: Login comes back to the code (specification §8). */
export function SessionOver(): ReactElement {
  useEffect(() => void toast.error(sessionMessages.expired, { id: sessionOverId }), []);
  return <Navigate to={loginUrl()} replace />;
}
