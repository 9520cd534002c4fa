import { StrictMode, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach } from 'vitest';

import '../tokens/styles.css';
import '../tokens/reset.css';
import { UiProvider } from '../foundation/provider/UiProvider.tsx';
import { renderWhole } from './render-whole.tsx';

const cleanups: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const clean of cleanups.splice(0)) await clean();
});

/** Draws an element in the page of a browser test, as an application would; taken away afterwards. */
export const mount = async (element: ReactElement): Promise<HTMLElement> => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = false;
  document.documentElement.dataset['theme'] = 'light';
  document.documentElement.dataset['density'] = 'regular';
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  await renderWhole(
    root,
    <StrictMode>
      <UiProvider>{element}</UiProvider>
    </StrictMode>,
  );
  cleanups.push(async () => {
    root.unmount();
    place.remove();
  });
  return place;
};
