import { useEffect, useLayoutEffect } from 'react';

/** Layout effect in the browser; on the server React would warn, so a plain one. */
export const useIsoLayoutEffect: typeof useEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;
