import { isProblem, type Output, type Problem } from '@pribavka/api';
import { useApi } from '@pribavka/api/react';
import { createTimer } from '@pribavka/ui';
import { useEffect, useState } from 'react';

import type { PromotionDraft } from './body.ts';

type DraftQuery = 'promotions.describe' | 'promotions.preview';

export interface DraftAnswer<K extends DraftQuery> {
  /** The last answer; it stays while the next one is on its way. */
  data: Output<K> | undefined;
  problem: Problem | undefined;
}

const pauses: Readonly<Record<DraftQuery, number>> = { 'promotions.describe': 300, 'promotions.preview': 600 };

/** Asks about a draft a moment after it last changed; an older question is dropped, so answers never change places. */
export function useDraftAnswer<K extends DraftQuery>(
  key: K,
  promotion: PromotionDraft,
  promotionId: string | undefined,
): DraftAnswer<K> {
  const api = useApi();
  const [answer, setAnswer] = useState<DraftAnswer<K>>({ data: undefined, problem: undefined });
  const asked = JSON.stringify({ promotion, ...(promotionId && { promotionId }) });
  useEffect(() => {
    const controller = new AbortController();
    const timer = createTimer();
    const ask = async (): Promise<void> => {
      const call = api.call as (key: K, input: object, options: object) => Promise<Output<K>>;
      try {
        const data = await call(key, { body: JSON.parse(asked) }, { signal: controller.signal, quiet: 'all' });
        if (!controller.signal.aborted) setAnswer({ data, problem: undefined });
      } catch (error) {
        if (controller.signal.aborted || !isProblem(error) || error.kind === 'cancelled') return;
        setAnswer((before) => ({ data: before.data, problem: error }));
      }
    };
    timer.start(pauses[key], () => void ask());
    return () => {
      timer.clear();
      controller.abort();
    };
  }, [api, key, asked]);
  return answer;
}
