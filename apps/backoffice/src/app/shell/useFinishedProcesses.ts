import { toast } from '@pribavka/ui/toast';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';

import { ownProcessUrl } from '../../screens/logs/urls.ts';
import { appMessages } from '../messages.ts';
import { useLive } from './useLive.ts';

/** Milliseconds: long enough to go to the result, which stays in «Мои процессы». */
const duration = 10_000;

/** Says once that work the reader has started came to its end, with the way to its result: the bell has no line for it. */
export function useFinishedProcesses(): void {
  const finished = useLive().data?.finished;
  const navigate = useNavigate();
  const known = useRef<Set<string>>(undefined);
  useEffect(() => {
    if (finished === undefined) return;
    // What ended before the page was opened is no news.
    const isFirst = known.current === undefined;
    const seen = (known.current ??= new Set());
    for (const { id, title, finishedAt } of finished) {
      const end = `${id} ${finishedAt}`;
      const isNews = !isFirst && !seen.has(end);
      seen.add(end);
      if (!isNews) continue;
      const onAction = (): void => void navigate(ownProcessUrl(id));
      toast.success(title, { duration, actions: [{ label: appMessages.openResult, onAction }] });
    }
  }, [finished, navigate]);
}
