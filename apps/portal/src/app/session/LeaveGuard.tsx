import { askToLeave, hasUnsavedChanges } from '@pribavka/forms';
import { useCallback, useEffect, useRef } from 'react';
import { useBlocker } from 'react-router-dom';

/** Asks before typed text is left behind, by a link and by «Назад» alike. Draws nothing. */
export function LeaveGuard(): null {
  const passed = useRef(false);
  const asks = useCallback(() => {
    passed.current = !hasUnsavedChanges();
    return !passed.current;
  }, []);
  const blocker = useBlocker(asks);
  const latest = useRef(blocker);
  const asking = useRef(false);
  useEffect(() => {
    latest.current = blocker;
    // A second «Назад» under the open question only changes where the answer leads.
    if (blocker.state !== 'blocked' || asking.current) return;
    asking.current = true;
    void (async () => {
      const leaves = await askToLeave();
      asking.current = false;
      // A save that was waited for has led on by itself, and the way that was held is gone.
      if (passed.current) return;
      if (leaves) latest.current.proceed?.();
      else latest.current.reset?.();
    })();
  }, [blocker]);
  return null;
}
