import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

import { type NavigateOnward, useNavigateFromHere } from '../../../shared/useNavigateFromHere.ts';
import { salesQueueUrl } from '../urls.ts';

export const queueNames = ['queue', 'disputes', 'postponed', 'mine'] as const;
export type QueueName = (typeof queueNames)[number];

export interface QueuePlace {
  readonly name: QueueName;
  /** The sale was given by the queue, not asked for by name. */
  readonly given: boolean;
  readonly urlOf: (id?: string) => string;
  readonly open: (id?: string) => void;
  /** Called at a press; opens what its answer leads to, unless another sale or screen has been opened meanwhile. */
  readonly fromHere: () => (id?: string) => ReturnType<NavigateOnward>;
  readonly choose: (name: QueueName) => void;
}

const given = { state: { given: true } };

const searchOf = (name: QueueName): string => (name === 'queue' ? '' : `?list=${name}`);

/** Which of the three lists is worked through; it stands in the address. */
export function useQueuePlace(): QueuePlace {
  const navigate = useNavigate();
  const fromHere = useNavigateFromHere();
  const [params] = useSearchParams();
  const { state } = useLocation();
  const name = queueNames.find((each) => each === params.get('list')) ?? 'queue';
  const urlOf = (id?: string): string => salesQueueUrl(id) + searchOf(name);
  return {
    name,
    given: (state as { given?: boolean } | null)?.given === true,
    urlOf,
    open: (id) => void navigate(urlOf(id), given),
    fromHere: () => {
      const go = fromHere();
      return (id) => go(urlOf(id), given);
    },
    choose: (next) => void navigate(salesQueueUrl() + searchOf(next)),
  };
}
