import { StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

import { renderWhole } from '../../../ui/src/test-utils/render-whole.tsx';

/** A mounted tree; in StrictMode, so that effects run twice as they do in development. */
export interface Mounted {
  readonly container: HTMLElement;
  readonly rerender: (node: ReactNode) => Promise<void>;
  readonly unmount: () => Promise<void>;
}

/** Mounts into a fresh element of the real page; without StrictMode where the order of the effects is what counts. */
export async function mount(node: ReactNode, { strict = true } = {}): Promise<Mounted> {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = false;
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  const render = async (next: ReactNode): Promise<void> => {
    await renderWhole(root, strict ? <StrictMode>{next}</StrictMode> : next);
    await settled();
  };
  await render(node);
  return {
    container,
    rerender: render,
    unmount: async () => {
      root.unmount();
      container.remove();
      await settled();
    },
  };
}

/** Two frames: React has committed and the browser has painted. */
export function settled(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
}
