import { type Profile, useSession } from '@pribavka/api/react';

/** The person in front of a screen behind the guard, where there always is one. */
export function useMember(): Profile {
  const { profile } = useSession();
  if (!profile) throw new Error('useMember is called outside the guard: only screens of the routes table may use it');
  return profile;
}
