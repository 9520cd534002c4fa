import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

import { salesQueueUrl } from '../urls.ts';

export const queueNames = ['queue', 'disputes', 'postponed', 'mine'] as const;
export type QueueName = (typeof queueNames)[number];

export interface QueuePlace {
  readonly name: QueueName;
  /** The sale was given by the queue, not asked for by name. */
  readonly given: boolean;
  readonly urlOf: (id?: string) => string;
  readonly open: (id?: string) => void;
  readonly choose: (name: QueueName) => void;
}

const searchOf = (name: QueueName): string => (name === 'queue' ? '' : `?list=${name}`);

/** Which of the three lists is worked through; it stands in the address. */
export function useQueuePlace(): QueuePlace {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { state } = useLocation();
  const name = queueNames.find((each) => each === params.get('list')) ?? 'queue';
  const urlOf = (id?: string): string => salesQueueUrl(id) + searchOf(name);
  return {
    name,
    given: (state as { given?: boolean } | null)?.given === true,
    urlOf,
    open: (id) => void navigate(urlOf(id), { state: { given: true } }),
    choose: (next) => void navigate(salesQueueUrl() + searchOf(next)),
  };
}
