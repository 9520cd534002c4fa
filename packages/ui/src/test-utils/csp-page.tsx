import { createRoot } from 'react-dom/client';

import '../tokens/styles.css';
import '../tokens/reset.css';
import { UiProvider } from '../foundation/provider/UiProvider.tsx';
import { cases } from './cases.tsx';

// The page inside the frame of csp.browser.test.tsx: every component at once under a strict policy.
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
const place = document.createElement('div');
document.body.append(place);
createRoot(place).render(
  <UiProvider nonce={nonce}>
    {cases.map(({ name, render }) => (
      <div key={name}>{render({ ref: { current: null }, className: 'own', 'data-testid': name })}</div>
    ))}
  </UiProvider>,
);
