import type { Output } from '@pribavka/api';
import { type QueryState, useQuery } from '@pribavka/api/react';
import { useTimeout } from '@pribavka/ui';
import { useEffect, useState } from 'react';

export type Process = Output<'processes.get'>;

/** Milliseconds between looks at a process that is going on. */
const interval = 1500;

export const isGoing = ({ status }: Pick<Process, 'status'>): boolean => status === 'queued' || status === 'running';

/** Milliseconds a work that was cancelled has to come to its next portion, stop, and say what it has done. */
const timeToStop = 20_000;

/** A process of the server, asked for again until it is over. */
export function useProcess(id: string): QueryState<'processes.get'> {
  const [going, setGoing] = useState(true);
  const stop = useTimeout();
  const query = useQuery('processes.get', { params: { id } }, { quiet: 'all', refreshInterval: going ? interval : 0 });
  const { data } = query;
  const now = data === undefined || isGoing(data);
  const isCancelled = data?.status === 'cancelled';
  if (now ? !going : going && !isCancelled) setGoing(now);
  useEffect(() => {
    if (going && isCancelled) stop.start(timeToStop, () => setGoing(false));
  }, [going, isCancelled, stop]);
  return query;
}
