import { toast } from '@pribavka/ui/toast';
import { useState } from 'react';

/**
 * Runs commands on a record, one at a time. A refusal is shown by the client; the record is then asked for again, for
 * somebody else may have changed it. A command that gives no words was thought better of. Resolves whether it was done.
 */
export function useAct(query: { reload: () => void }): {
  /** Name of the command that is running. */
  pending: string | undefined;
  act: (name: string, run: () => Promise<string | undefined>) => Promise<boolean>;
} {
  const [pending, setPending] = useState<string>();
  return {
    pending,
    async act(name, run) {
      if (pending !== undefined) return false;
      setPending(name);
      try {
        const words = await run();
        if (words !== undefined) toast.success(words);
        return words !== undefined;
      } catch {
        query.reload();
        return false;
      } finally {
        setPending(undefined);
      }
    },
  };
}
