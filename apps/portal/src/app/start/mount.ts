import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

import { reporter } from '../report.ts';

/**
 * Takes over what was prerendered at build (`asBuilt`), or draws anew. A page that turns out other than it was built
 * is drawn anew by React itself, and reported.
 */
export function mount(root: Element, tree: ReactNode, asBuilt: boolean): void {
  document.documentElement.removeAttribute('data-kept');
  if (asBuilt && root.firstElementChild) {
    hydrateRoot(root, tree, {
      onRecoverableError(error) {
        console.error(error);
        reporter.report(error);
      },
    });
    return;
  }
  root.replaceChildren();
  createRoot(root).render(tree);
}
