import { type Profile, useSession } from '@pribavka/api/react';
import { useState, type ReactElement } from 'react';
import { Navigate } from 'react-router-dom';

import { loginUrl } from '../../login/urls.ts';
import { MendSteps } from './MendSteps.tsx';

/** The way of a rejected member back to the moderators; whoever is not rejected starts at Login. */
export function Mend(): ReactElement | null {
  const { status, profile } = useSession();
  // Once sent the application is no longer rejected, and the tokens go: the last step is still to be read.
  const [member, setMember] = useState<Profile>();
  const rejected = profile?.status === 'rejected' ? profile : undefined;
  if (!member && rejected) setMember(rejected);
  if (member) return <MendSteps member={member} />;
  return status === 'loading' || rejected ? null : <Navigate to={loginUrl()} replace />;
}
