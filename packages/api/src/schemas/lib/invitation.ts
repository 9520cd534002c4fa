import { invitationStates } from '../../codes.ts';
import { Enum, Nullable } from './basic.ts';

/** How the newest letter fares while no password is set; `null` where there is none to tell of. */
export const Invitation = Nullable(Enum(invitationStates));
