import { useEffect, type ReactElement, type ReactNode } from 'react';
import type { Root } from 'react-dom/client';

/** Its effects run after those of everything in it. */
function Stage({ children, onReady }: { readonly children: ReactNode; readonly onReady: () => void }): ReactElement {
  useEffect(onReady, [onReady]);
  return <>{children}</>;
}

/** Renders, and resolves when all of it stands on the page: a busy machine lets frames go by with nothing drawn. */
export const renderWhole = (root: Root, node: ReactNode): Promise<void> =>
  new Promise((resolve) => root.render(<Stage onReady={resolve}>{node}</Stage>));
