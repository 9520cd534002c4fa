import '@pribavka/ui/styles.css';
import '@pribavka/ui/reset.css';
import { createApi, createSession, memoryStore } from '@pribavka/api';
import { ApiProvider } from '@pribavka/api/react';
import { portalRoutes } from '@pribavka/api/routes';
import { UiProvider } from '@pribavka/ui';
import { Toaster } from '@pribavka/ui/toast';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { writeMessages as messages } from './messages.ts';
import Write from './Write.tsx';

for (const isGone of [false, true]) {
  it(
    isGone ? 'opens no request over another place the person is at by then' : 'opens the request it has sent',
    async () => {
      const opened: string[] = [];
      let isSent = false;
      let free: () => void = () => undefined;
      const held = new Promise<void>((resolve) => (free = resolve));
      const number = isGone ? 'О-000002' : 'О-000001';
      const api = createApi({
        routes: portalRoutes,
        session: createSession({ store: memoryStore() }),
        adapter: async (config) => {
          const isRequest = config.method === 'post';
          if (isRequest) {
            isSent = true;
            await held;
          }
          const data = isRequest ? { id: 'r1', number } : { supportCategories: [{ code: 'technical', name: 'Сбой' }] };
          return { status: 200, statusText: '', headers: {}, config, data: { data } };
        },
      });
      const Place = () => (
        <>
          <output>{useLocation().pathname}</output>
          <Write about={{ failed: 'sales' }} onClose={() => undefined} onSent={(id) => void opened.push(id)} />
        </>
      );
      const router = createMemoryRouter([{ path: '*', Component: Place }], { initialEntries: ['/profile'] });
      const place = document.body.appendChild(document.createElement('div'));
      const root = createRoot(place);
      root.render(
        <UiProvider>
          <ApiProvider api={api}>
            <Toaster />
            <RouterProvider router={router} />
          </ApiProvider>
        </UiProvider>,
      );
      await page.getByRole('button', { name: messages.send }).click();
      await expect.poll(() => isSent).toBe(true);
      if (isGone) {
        void router.navigate('/sales');
        await expect.poll(() => place.querySelector('output')?.textContent).toBe('/sales');
      }
      free();
      await expect.element(page.getByText(messages.sent(number)).first()).toBeInTheDocument();
      expect(opened).toEqual(isGone ? [] : ['r1']);
      root.unmount();
      place.remove();
    },
  );
}
