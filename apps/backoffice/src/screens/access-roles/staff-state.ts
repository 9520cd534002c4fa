import type { StatusDisplay } from '@pribavka/api';

import { memberStates } from '../../shared/states.ts';
import { staffMessages } from './staff-messages.ts';
import { invitationStateOf, type Invited } from '../../shared/invitation/state.ts';

/**
 * Whether a person can work, or something of the account waits for a decision: of somebody who has not set a password yet,
 * how the invitation fares. A block hides what waits, except for a new administrator: he is blocked until the decision.
 */
export function staffStateOf({
  isBlocked,
  isWaiting,
  isInvited,
  invitation,
}: { isBlocked: boolean; isWaiting: boolean } & Invited): StatusDisplay {
  if (isWaiting && (!isBlocked || isInvited))
    return { word: staffMessages.waiting.word, tone: 'warning', glyph: 'wait' };
  if (isBlocked) return memberStates.blocked;
  return isInvited ? invitationStateOf({ invitation }) : memberStates.confirmed;
}
