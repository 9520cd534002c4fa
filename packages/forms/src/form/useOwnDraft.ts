import { useIsoLayoutEffect } from '@pribavka/ui';
import { useState } from 'react';

import { createDraft, type Draft } from './draft.ts';
import type { DraftPlace } from './draft-key.ts';
import { trackDraft } from './drafts.ts';
import { useDraftOwner } from './DraftsProvider.tsx';

/**
 * A draft of what is no form: marks in a matrix, a decision. It belongs to the person around, goes when the page is left
 * without saving, and ends with a sign-out. Without a person it holds nothing.
 */
export function useOwnDraft(place: DraftPlace): Pick<Draft, 'read' | 'write' | 'forget'> {
  const owner = useDraftOwner();
  const [own] = useState(() => {
    const draft = owner === undefined ? undefined : createDraft({ ...place, owner });
    const state = { ended: false, givenUp: false };
    return {
      state,
      read: () => draft?.read() ?? {},
      write: (...given: Parameters<Draft['write']>) => {
        state.givenUp = false;
        if (!state.ended) draft?.write(...given);
      },
      forget: () => draft?.forget(),
    };
  });
  useIsoLayoutEffect(() => {
    const stop = trackDraft({
      owner: owner ?? '',
      giveUp: () => (own.state.givenUp = true),
      end: () => (own.state.ended = true),
    });
    return () => {
      stop();
      if (own.state.givenUp) own.forget();
    };
  }, [own, owner]);
  return own;
}
