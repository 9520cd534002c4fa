import { toast } from '@pribavka/ui/toast';
import { useRef, useState } from 'react';

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
  // A question may stay open while the command before it ends: what runs is asked for when the answer comes.
  const running = useRef(false);
  return {
    pending,
    async act(name, run) {
      if (running.current) return false;
      running.current = true;
      setPending(name);
      try {
        const message = await run();
        if (message !== undefined) toast.success(message);
        return message !== undefined;
      } catch {
        query.reload();
        return false;
      } finally {
        running.current = false;
        setPending(undefined);
      }
    },
  };
}
