import { isProblem, type Problem } from '@pribavka/api';
import { useApi, useCommand, useInvalidate, useQuery } from '@pribavka/api/react';
import { announce } from '@pribavka/ui';
import { useEffect, useRef, useState } from 'react';

import type { ListRow, SaleList } from './list.ts';
import { uploadMessages as messages } from './messages.ts';

/** Milliseconds between looks at a list that is being sent. */
const interval = 1500;

export interface Correction {
  rows: { row: number; cells: Partial<ListRow['cells']> }[];
  remove?: number[];
}

export interface OpenedList {
  list: SaleList | null | undefined;
  problem: Problem | undefined;
  reload: () => Promise<void>;
  /** Puts an answer of the server in place. */
  adopt: (list: SaleList | null) => void;
  /** Puts a list that was read again in place, once what is under way with this one has ended. */
  replace: (read: () => Promise<SaleList>) => Promise<void>;
  /** Why the check has stopped before its end. */
  stopped: boolean;
  checkOn: () => void;
  /**
   * Corrects the list with this id. Rejects where that is not saved, or where another list has taken its place; what was
   * typed stays with the one who asked.
   */
  correct: (id: string, correction: Correction) => Promise<void>;
  send: () => Promise<void>;
  sending: boolean;
  forget: () => Promise<void>;
}

const conflicting = (error: unknown): SaleList | undefined =>
  isProblem(error) && error.code === 'VERSION_CONFLICT' ? (error.current as SaleList | undefined) : undefined;

/** The seller's list with what may be done to it. Commands go one after another: each has the version of the last. */
export function useSaleList(): OpenedList {
  const api = useApi();
  const invalidate = useInvalidate();
  const [going, setGoing] = useState(false);
  const query = useQuery('saleLists.current', { query: {} }, { quiet: 'all', refreshInterval: going ? interval : 0 });
  const send = useCommand('saleLists.send', { quiet: 'all' });
  const latest = useRef<SaleList | null | undefined>(undefined);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const [stopped, setStopped] = useState(false);
  const { data } = query;
  latest.current = data;

  const isSending = data?.state === 'sending';
  if (isSending !== going) setGoing(isSending);

  const adopt = (list: SaleList | null): void => {
    if (list?.id !== latest.current?.id) setStopped(false);
    latest.current = list;
    query.set(list);
  };
  const enqueue = <T>(work: () => Promise<T>): Promise<T> => {
    const next = queue.current.then(work, work);
    queue.current = next.catch(() => undefined);
    return next;
  };
  /** Once more over what another tab has made of the list. */
  const withLatest = async (work: (list: SaleList) => Promise<SaleList>): Promise<void> => {
    const list = latest.current;
    if (!list) return;
    try {
      adopt(await work(list));
    } catch (error) {
      const current = conflicting(error);
      if (!current) throw error;
      announce(messages.changed);
      adopt(current);
      if (current.id === list.id && current.state !== 'sending') adopt(await work(current));
    }
  };
  const check = (): Promise<void> =>
    enqueue(() =>
      withLatest(({ id, version, counts }) =>
        counts.unchecked === 0
          ? Promise.resolve(latest.current!)
          : api.call('saleLists.check', { params: { id }, body: { version } }, { quiet: 'all' }),
      ),
    );

  const unchecked = data?.state === 'checking' ? data.counts.unchecked : 0;
  const listId = data?.id;
  useEffect(() => {
    if (unchecked === 0 || stopped) return;
    void check().catch(() => setStopped(true));
    // oxlint-disable-next-line react/exhaustive-deps -- a portion after a portion, while any is left
  }, [unchecked, stopped, listId, data?.version]);

  const registered = data?.registered ?? 0;
  const before = useRef(registered);
  useEffect(() => {
    if (registered > before.current) invalidate(['sales.*', 'points.*', 'operations.*']);
    before.current = registered;
  }, [invalidate, registered]);

  return {
    list: data,
    problem: query.problem,
    reload: query.reload,
    adopt,
    replace: (read) => enqueue(async () => adopt(await read())),
    stopped,
    checkOn: () => setStopped(false),
    correct: (id, correction) =>
      enqueue(async () => {
        // Rows of another sheet have the same numbers.
        if (latest.current?.id !== id) throw new Error('Another list is in its place');
        await withLatest(({ version }) =>
          api.call('saleLists.correct', { params: { id }, body: { version, ...correction } }, { quiet: 'all' }),
        );
      }),
    send: () =>
      enqueue(async () => {
        const list = latest.current;
        if (list) adopt(await send.run({ params: { id: list.id }, body: { version: list.version } }));
      }),
    sending: send.pending,
    async forget() {
      const list = latest.current;
      if (!list) return;
      await api.call('saleLists.delete', { params: { id: list.id } }, { quiet: 'all' }).catch((error: unknown) => {
        // Another tab has forgotten it already.
        if (!isProblem(error) || error.kind !== 'not_found') throw error;
      });
      adopt(null);
    },
  };
}
