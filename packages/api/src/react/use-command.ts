import { useCallback, useEffect, useRef, useState } from 'react';

import type { CallOptions } from '../client/types.ts';
import type { CommandKey, Input, InputOptional, Result } from '../contract.ts';
import { isProblem, type Problem } from '../problems/problem.ts';
import { useApi, useInvalidations } from './api-provider.tsx';
import { createFormKey } from './idempotency.ts';
import type { QueryPattern } from './invalidations.ts';

export type CommandOptions = {
  /** Queries that must be asked again after a success, and after a conflict: `sales.*`, `points.get`. */
  invalidates?: readonly QueryPattern[] | undefined;
  /** Given by forms, which say at their fields what is wrong and join two edits of one record by themselves. */
  quiet?: CallOptions['quiet'];
};

/** `idempotencyKey`: one that outlives the form, of `intentKey`; the form's own unless given. */
type RunOptions = Pick<CallOptions<CommandKey>, 'idempotencyKey' | 'onProgress' | 'signal'>;

type RunArguments<K extends CommandKey> =
  InputOptional<K> extends true ? [input?: Input<K>, options?: RunOptions] : [input: Input<K>, options?: RunOptions];

export type Command<K extends CommandKey> = {
  /** Sends the command; rejects with a `Problem`. A second press while it runs joins the first. */
  run: (...args: RunArguments<K>) => Promise<Result<K>>;
  /** The command has been sent and has no answer yet. */
  pending: boolean;
  /** Why the last run failed. */
  problem: Problem | undefined;
  /** Removes the `problem` of the last run. */
  reset: () => void;
};

/** A command of the contract with one idempotency key per form instance, unless a run is given one. */
export function useCommand<K extends CommandKey>(key: K, options: CommandOptions = {}): Command<K> {
  const api = useApi();
  const { invalidate } = useInvalidations();
  const [formKey] = useState(createFormKey);
  const flight = useRef<Promise<Result<K>>>(undefined);
  const latest = useRef(options);
  const [state, setState] = useState<{ pending: boolean; problem: Problem | undefined }>({
    pending: false,
    problem: undefined,
  });

  useEffect(() => {
    latest.current = options;
  });

  const run = useCallback(
    (...[input, extra]: RunArguments<K>): Promise<Result<K>> => {
      if (flight.current) return flight.current;
      const call = api.call as (key: K, input: unknown, options: CallOptions) => Promise<Result<K>>;
      setState({ pending: true, problem: undefined });
      const askAgain = (): void => invalidate(latest.current.invalidates ?? []);
      const work = async (): Promise<Result<K>> => {
        try {
          const result = await call(key, input ?? {}, {
            ...extra,
            idempotencyKey: extra?.idempotencyKey ?? formKey.current(),
            quiet: latest.current.quiet,
          });
          formKey.succeeded();
          setState({ pending: false, problem: undefined });
          askAgain();
          return result;
        } catch (error) {
          const problem = isProblem(error) ? error : undefined;
          if (problem) formKey.failed(problem);
          // Somebody was first: what is on the screen is no longer so. A form joins both edits of a record by itself.
          if (problem?.kind === 'conflict' && !(latest.current.quiet && problem.code === 'VERSION_CONFLICT'))
            askAgain();
          setState({ pending: false, problem });
          throw error;
        } finally {
          flight.current = undefined;
        }
      };
      flight.current = work();
      return flight.current;
    },
    [api, formKey, invalidate, key],
  );

  const reset = useCallback(() => setState({ pending: false, problem: undefined }), []);
  return { run, reset, ...state };
}
