import { useCallback, useRef, type Ref, type RefCallback } from 'react';

/** Gives a ref the node; the function takes it back. */
export function attachRef<T>(ref: Ref<T> | undefined, node: T): () => void {
  if (typeof ref === 'function') {
    const cleanup = ref(node);
    return typeof cleanup === 'function' ? cleanup : () => void ref(null);
  }
  if (ref) ref.current = node;
  return () => {
    if (ref) ref.current = null;
  };
}

/** One ref callback that feeds several refs. It is called with null when the node goes. */
export function useMergedRefs<T>(...refs: (Ref<T> | undefined)[]): RefCallback<T> {
  const attached = useRef<readonly (() => void)[]>([]);
  return useCallback((node: T | null) => {
    for (const detach of attached.current) detach();
    attached.current = node === null ? [] : refs.map((ref) => attachRef(ref, node));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the list has a fixed length at every call place
  }, refs);
}
