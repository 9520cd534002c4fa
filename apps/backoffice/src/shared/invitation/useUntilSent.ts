import type { InvitationState } from '@pribavka/api';
import { useState } from 'react';

const lookEveryMs = 5000;

interface UntilSent {
  /** For the query of the card: looks again while the letter is on its way. */
  refreshInterval: number;
  /** Takes what the query has answered, at every drawing. */
  follow: (invitation: InvitationState | null | undefined) => void;
}

/** The mail server takes or refuses a letter within seconds: a card that was opened meanwhile shows it by itself. */
export function useUntilSent(): UntilSent {
  const [isOnItsWay, setOnItsWay] = useState(false);
  return {
    refreshInterval: isOnItsWay ? lookEveryMs : 0,
    follow(invitation) {
      const isSending = invitation === 'sending';
      if (isSending !== isOnItsWay) setOnItsWay(isSending);
    },
  };
}
