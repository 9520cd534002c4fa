import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { ownProcessesPath } from '../../screens/logs/urls.ts';
import { renderRoute, type RenderedRoute } from '../../shared/test-utils/render-route.tsx';
import { accountMenu } from './AccountMenu.tsx';

let screen: RenderedRoute;
afterEach(() => screen.unmount());

it('leads to the processes one has started, which no section of the menu holds', async () => {
  const Component = () => accountMenu(<button type="button">Игорь Карташов</button>);
  screen = renderRoute({ Component, path: '*', at: '/', grants: [], answer: () => undefined });
  await page.getByRole('button', { name: 'Игорь Карташов' }).click();
  await page.getByRole('menuitem', { name: 'Мои процессы' }).click();
  await expect.poll(() => screen.router.state.location.pathname).toBe(ownProcessesPath);
});
