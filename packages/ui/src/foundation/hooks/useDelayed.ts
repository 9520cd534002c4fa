import { useEffect, useState } from 'react';

/** `true` once `active` has lasted `ms`; `false` at once when it ends. For skeletons and spinners. */
export function useDelayed(active: boolean, ms: number): boolean {
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    if (!active) return undefined;
    const id = setTimeout(() => setPassed(true), ms);
    return () => {
      clearTimeout(id);
      setPassed(false);
    };
  }, [active, ms]);
  return active && passed;
}
