import { useCallback, type Ref, type RefCallback } from 'react';

/** One ref callback that feeds several refs. */
export function useMergedRefs<T>(...refs: (Ref<T> | undefined)[]): RefCallback<T> {
  return useCallback((node: T | null) => {
    const cleanups = refs.map((ref) => {
      if (typeof ref === 'function') return ref(node);
      if (ref) ref.current = node;
      return undefined;
    });
    return () => {
      refs.forEach((ref, at) => {
        const cleanup = cleanups[at];
        if (typeof cleanup === 'function') cleanup();
        else if (typeof ref === 'function') ref(null);
        else if (ref) ref.current = null;
      });
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the list has a fixed length at every call place
  }, refs);
}
