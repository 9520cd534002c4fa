import type { StatusDisplay } from '@pribavka/api';

import { memberStates } from '../../shared/states.ts';
import { invitationStateOf, type Invited } from '../../shared/invitation/state.ts';

/** Whether a person can work: of somebody who has not set a password yet, how the invitation fares. */
export function staffStateOf({ isBlocked, isInvited, invitation }: { isBlocked: boolean } & Invited): StatusDisplay {
  if (isBlocked) return memberStates.blocked;
  return isInvited ? invitationStateOf({ invitation }) : memberStates.confirmed;
}
