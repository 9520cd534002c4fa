import { formatNumber, ProgressBar } from '@pribavka/ui';
import { formatPoints } from '@pribavka/ui/loyalty';
import type { ReactElement } from 'react';

import type { PromotionRow } from './contract.ts';

const messages = {
  progress: (done: string, target: string) => `${done} из ${target}`,
  earned: (points: string) => `Получено ${points}`,
  left: (points: string) => `можно получить ещё ${points}`,
  limit: 'ваш предел достигнут',
} as const;

export interface OwnProgressProps {
  /** Name of the promotion, for those who do not see the bar. */
  name: string;
  progress: NonNullable<PromotionRow['progress']>;
}

/** More parts than this are a bar, not things to count. */
const MOST_SEGMENTS = 10;

/** How far the member is in a promotion: units to the next step, or points and what his limit leaves. */
export function OwnProgress({ name, progress }: OwnProgressProps): ReactElement | null {
  const { units, points, target, left, nextStep } = progress;
  if (target !== null) {
    return (
      <ProgressBar
        label={name}
        value={units}
        max={target}
        segments={target <= MOST_SEGMENTS ? target : undefined}
        caption={nextStep ?? messages.progress(formatNumber(units), formatNumber(target))}
      />
    );
  }
  const rest = left === null ? undefined : left === 0 ? messages.limit : messages.left(formatPoints(left));
  if (points === 0) return (nextStep ?? rest) ? <p>{sentence(nextStep ?? rest ?? '')}</p> : null;
  return <p>{[messages.earned(formatPoints(points)), rest].filter(Boolean).join(', ')}</p>;
}

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
