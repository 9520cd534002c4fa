import type { ReactNode, ReactPortal } from 'react';
import { createPortal } from 'react-dom';

import { useHydrated } from '../hooks/useHydrated.ts';
import { systemRoot, type SystemRoot } from './roots.ts';

export interface PortalProps {
  /** What is drawn outside of its place in the page. */
  children: ReactNode;
  /** Which of the roots under `body` takes it. @default 'overlays' */
  into?: SystemRoot | undefined;
}

/** Draws the children at the end of `body`. Nothing on the server: overlays are never in the first paint. */
export function Portal({ children, into = 'overlays' }: PortalProps): ReactPortal | null {
  return useHydrated() ? createPortal(children, systemRoot(into)) : null;
}
