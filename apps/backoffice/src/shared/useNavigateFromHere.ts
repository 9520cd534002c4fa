import type { ToastAction } from '@pribavka/ui/toast';
import { useCallback } from 'react';
import { type NavigateOptions, useNavigate } from 'react-router-dom';

import { formMessages as messages } from './form/messages.ts';
import { useHere } from './useHere.ts';

/** Goes where an answer leads; when the person has gone elsewhere meanwhile, gives the way there for its message. */
export type NavigateOnward = (to: string, options?: NavigateOptions) => ToastAction[] | undefined;

/** For what navigates when a command is done: called at the press, it moves nobody who has gone on by himself. */
export function useNavigateFromHere(options?: Parameters<typeof useHere>[0]): () => NavigateOnward {
  const navigate = useNavigate();
  const here = useHere(options);
  return useCallback(() => {
    const stays = here();
    return (to, how) => {
      // What is open by then is no step of this way, so nothing of it is replaced.
      if (!stays()) return [{ label: messages.open, onAction: () => void navigate(to, { ...how, replace: false }) }];
      void navigate(to, how);
      return undefined;
    };
  }, [here, navigate]);
}
