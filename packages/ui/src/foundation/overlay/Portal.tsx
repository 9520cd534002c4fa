import { useContext, type CSSProperties, type ReactNode, type ReactPortal } from 'react';
import { createPortal } from 'react-dom';

import { useHydrated } from '../hooks/useHydrated.ts';
import { ThemePlaceContext } from '../theme/ThemePlace.ts';
import { systemRoot, type SystemRoot } from './roots.ts';

export interface PortalProps {
  /** What is drawn outside of its place in the page. */
  children: ReactNode;
  /** Which of the roots under `body` takes it. @default 'overlays' */
  into?: SystemRoot | undefined;
}

/** No box of its own: only the variables, and the text they make. */
const look: CSSProperties = { display: 'contents', color: 'var(--pb-text-primary)', font: 'var(--pb-body-type)' };

/**
 * Draws the children at the end of `body`, in the look of the `ThemeScope` they were opened from. Nothing on the server:
 * overlays are never in the first paint.
 */
export function Portal({ children, into = 'overlays' }: PortalProps): ReactPortal | null {
  const place = useContext(ThemePlaceContext);
  if (!useHydrated()) return null;
  const content = place ? (
    <div data-brand={place.brand?.id} data-theme={place.mode} data-density={place.density} style={look}>
      {children}
    </div>
  ) : (
    children
  );
  return createPortal(content, systemRoot(into));
}
