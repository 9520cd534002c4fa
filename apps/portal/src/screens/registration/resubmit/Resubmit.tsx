import { type Profile, useApi, useSession } from '@pribavka/api/react';
import { useState, type ReactElement } from 'react';
import { Navigate } from 'react-router-dom';

import { loginUrl } from '../../login/urls.ts';
import { ResubmitSteps } from './ResubmitSteps.tsx';

/** The way of a rejected member back to the moderators; anyone who is not rejected starts at Login. */
export function Resubmit(): ReactElement | null {
  const { session } = useApi();
  const { status, profile } = useSession();
  // Once sent the application is no longer rejected, and the tokens go: the last step is still to be read.
  const [member, setMember] = useState<Profile>();
  const rejected = profile?.status === 'rejected' ? profile : undefined;
  if (!member && rejected) setMember(rejected);
  if (member) return <ResubmitSteps member={member} />;
  // Right after the sign-in the tokens are here and the profile is still on its way.
  const waits = status === 'loading' || (status === 'anonymous' && session.tokens() !== undefined);
  return waits || rejected ? null : <Navigate to={loginUrl()} replace />;
}
