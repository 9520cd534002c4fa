import type { Output } from '@pribavka/api';
import { type QueryState, useQuery } from '@pribavka/api/react';
import { useState } from 'react';

export type Process = Output<'processes.get'>;

/** Milliseconds between looks at a process that is going on. */
const interval = 1500;

export const isGoing = ({ status }: Pick<Process, 'status'>): boolean => status === 'queued' || status === 'running';

/** A process of the server, asked for again until it is over. */
export function useProcess(id: string): QueryState<'processes.get'> {
  const [going, setGoing] = useState(true);
  const query = useQuery('processes.get', { params: { id } }, { quiet: 'all', refreshInterval: going ? interval : 0 });
  const now = query.data === undefined || isGoing(query.data);
  if (now !== going) setGoing(now);
  return query;
}
