import { askToLeave, hasUnsavedChanges } from '@pribavka/forms';
import { useCallback, useEffect, useRef } from 'react';
import { type BlockerFunction, useBlocker } from 'react-router-dom';

const withoutStep = (search: string): string => {
  const params = new URLSearchParams(search);
  params.delete('step');
  return params.toString();
};

/** Another step of the same form is no way out of it. */
const isWayOut: BlockerFunction = ({ currentLocation: from, nextLocation: to }) =>
  hasUnsavedChanges() && (from.pathname !== to.pathname || withoutStep(from.search) !== withoutStep(to.search));

/** Asks before typed text is left behind, by a link and by «Назад» alike. Draws nothing. */
export function LeaveGuard(): null {
  const passed = useRef(false);
  const asks = useCallback<BlockerFunction>((way) => {
    passed.current = !isWayOut(way);
    return !passed.current;
  }, []);
  const blocker = useBlocker(asks);
  const latest = useRef(blocker);
  const asking = useRef(false);
  useEffect(() => {
    latest.current = blocker;
    // A second «Назад» under the open question only changes where the answer leads.
    if (blocker.state !== 'blocked' || asking.current) return;
    const ask = async (): Promise<void> => {
      asking.current = true;
      const leaves = await askToLeave();
      asking.current = false;
      // A save that was waited for has led on by itself, and the way that was held is gone.
      if (passed.current) return;
      if (leaves) latest.current.proceed?.();
      else latest.current.reset?.();
    };
    void ask();
  }, [blocker]);
  return null;
}
