import { type Profile, useSession } from '@pribavka/api/react';
import { useState, type ReactElement } from 'react';
import { Navigate } from 'react-router-dom';

import { loginUrl } from '../../login/urls.ts';
import { ResubmitSteps } from './ResubmitSteps.tsx';

/** The way of a rejected member back to the moderators; anyone who is not rejected starts at Login. */
export function Resubmit(): ReactElement | null {
  const { status, profile } = useSession();
  // Once sent the application is no longer rejected, and the tokens go: the last step is still to be read.
  const [member, setMember] = useState<Profile>();
  const rejected = profile?.status === 'rejected' ? profile : undefined;
  if (!member && rejected) setMember(rejected);
  if (member) return <ResubmitSteps member={member} />;
  return status === 'loading' || rejected ? null : <Navigate to={loginUrl()} replace />;
}
