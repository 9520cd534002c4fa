import type { StatusDisplay } from '@pribavka/api';

import { memberStates } from '../../shared/states.ts';
import { rolesMessages } from './messages.ts';

/** Whether a person can work: of somebody who has not set a password yet, that an invitation waits. */
export function staffStateOf({ isBlocked, isInvited }: { isBlocked: boolean; isInvited: boolean }): StatusDisplay {
  if (isBlocked) return memberStates.blocked;
  return isInvited ? { word: rolesMessages.people.noPassword, tone: 'info', glyph: 'wait' } : memberStates.confirmed;
}
