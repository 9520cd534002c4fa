import { toast } from '@pribavka/ui/toast';
import { useState } from 'react';

/**
 * Runs a command from a card. A refusal is shown by the client; the card is then asked for again, for somebody else may
 * have changed the record. Resolves whether the command was done.
 */
export function useAct(query: { reload: () => void }): {
  pending: boolean;
  act: <Answer>(work: () => Promise<Answer>, done: (answer: Answer) => string) => Promise<boolean>;
} {
  const [pending, setPending] = useState(false);
  return {
    pending,
    async act(work, done) {
      setPending(true);
      try {
        toast.success(done(await work()));
        return true;
      } catch {
        query.reload();
        return false;
      } finally {
        setPending(false);
      }
    },
  };
}
