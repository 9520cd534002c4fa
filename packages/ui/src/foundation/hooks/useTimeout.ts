import { useEffect, useState } from 'react';

import { createTimer, type TimeoutHandle } from './timer.ts';

/** One timer that cannot outlive its component. */
export function useTimeout(): TimeoutHandle {
  const [timer] = useState(createTimer);
  useEffect(() => timer.clear, [timer]);
  return timer;
}
