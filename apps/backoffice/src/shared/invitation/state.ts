import type { InvitationState, StatusDisplay } from '@pribavka/api';
import type { BannerProps } from '@pribavka/ui';

import { invitationMessages } from './messages.ts';

const { words, texts } = invitationMessages;

/** Somebody who has not set a password yet, and the letter that asks for it. */
export interface Invited {
  readonly isInvited: boolean;
  readonly invitation: InvitationState | null;
}

/** What stands at the person while no password is set. */
export function invitationStateOf({ invitation }: Pick<Invited, 'invitation'>): StatusDisplay {
  if (invitation === 'failed') return { word: words.failed, tone: 'danger', glyph: 'bad' };
  if (invitation === 'lapsed') return { word: words.lapsed, tone: 'warning', glyph: 'warn' };
  return { word: words.invited, tone: 'info', glyph: 'wait' };
}

/** The same in a sentence, with the way out. */
export function invitationNotice({ invitation }: Pick<Invited, 'invitation'>): Pick<BannerProps, 'tone' | 'title'> {
  const tone = invitation === 'failed' ? 'danger' : invitation === 'lapsed' ? 'warning' : 'info';
  return { tone, title: texts[invitation ?? 'none'] };
}
