import { isProblem } from '@pribavka/api';
import { toast } from '@pribavka/ui/toast';
import { useRef, useState } from 'react';

interface Acted {
  readonly reload: () => void;
  readonly data?: unknown;
  readonly set?: ((data: never) => void) | undefined;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Whether a command has answered with the record as the query of the card would: all its fields are there. */
function isWhole(answer: unknown, record: unknown): boolean {
  return isObject(answer) && isObject(record) && Object.keys(record).every((field) => field in answer);
}

/**
 * Runs commands on a record, one at a time. A refusal is shown by the client; the record is then asked for again, for
 * somebody else may have changed it. A command that gives no words was thought better of. Resolves whether it was done.
 */
export function useAct(query: Acted): {
  /** Name of the command that is running. */
  pending: string | undefined;
  act: (name: string, run: () => Promise<string | undefined>) => Promise<boolean>;
  /** Shows the record a command has answered with: until it is asked for again its buttons would speak of the old one. */
  show: (answer: unknown) => void;
} {
  const [pending, setPending] = useState<string>();
  // A question may stay open while the command before it ends: what runs is asked for when the answer comes.
  const running = useRef(false);
  return {
    pending,
    show(answer) {
      if (isWhole(answer, query.data)) query.set?.(answer as never);
    },
    async act(name, run) {
      if (running.current) return false;
      running.current = true;
      setPending(name);
      try {
        const message = await run();
        if (message !== undefined) toast.success(message);
        return message !== undefined;
      } catch (error) {
        // Without a network there is nobody to ask, and the same would be said twice.
        if (!isProblem(error) || error.kind !== 'network') query.reload();
        return false;
      } finally {
        running.current = false;
        setPending(undefined);
      }
    },
  };
}
