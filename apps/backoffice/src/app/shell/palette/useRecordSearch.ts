import type { Output } from '@pribavka/api';
import { useApi } from '@pribavka/api/react';
import { useDebouncedValue } from '@pribavka/ui';
import { useCallback, useEffect, useState } from 'react';

export type FoundGroups = Output<'search.records'>;

/** Shortest text the server is asked about. */
const enough = 2;

interface Answer {
  readonly query: string;
  /** Which time it was asked. */
  readonly attempt: number;
  readonly groups: FoundGroups;
  readonly failed: boolean;
}

/** Records by what is typed, once typing rests; a question nobody waits for any longer is taken back. */
export function useRecordSearch(typed: string): {
  groups: FoundGroups;
  loading: boolean;
  failed: boolean;
  /** Asks the same once more. */
  retry: () => void;
} {
  const api = useApi();
  const query = useDebouncedValue(typed.trim(), 200);
  const [answer, setAnswer] = useState<Answer>();
  const [attempt, setAttempt] = useState(0);
  const asks = query.length >= enough;
  useEffect(() => {
    if (!asks) return undefined;
    const aborter = new AbortController();
    const { signal } = aborter;
    const settle = (groups: FoundGroups, failed: boolean): void => {
      if (!signal.aborted) setAnswer({ query, attempt, groups, failed });
    };
    void api
      .call('search.records', { body: { search: query } }, { signal, quiet: 'all' })
      .then((groups) => settle(groups, false))
      .catch(() => settle([], true));
    return () => aborter.abort();
  }, [api, asks, query, attempt]);
  const retry = useCallback(() => setAttempt((before) => before + 1), []);
  const current = typed.trim().length >= enough;
  // What was found stays in sight until the next answer, so that rows do not blink; while it loads none is chosen.
  return {
    groups: current && answer ? answer.groups : [],
    loading: current && (answer?.query !== typed.trim() || answer.attempt !== attempt),
    failed: current && answer?.query === query && answer.failed,
    retry,
  };
}
