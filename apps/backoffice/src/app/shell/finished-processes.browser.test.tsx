import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { screenDrawn } from '../../shared/first-screen.ts';
import { renderRoute, type RenderedRoute } from '../../shared/test-utils/render-route.tsx';
import { useFinishedProcesses } from './useFinishedProcesses.ts';
import { useLive } from './useLive.ts';

let screen: RenderedRoute;
afterEach(() => screen.unmount());

const ended = (id: string, title: string, finishedAt = '2026-11-20T09:00:00Z') => ({ id, title, finishedAt });
let finished: ReturnType<typeof ended>[];

function Component() {
  useFinishedProcesses();
  const live = useLive();
  return (
    <button type="button" onClick={live.reload}>
      {`Ждёт ${live.data?.finished.length ?? '…'}`}
    </button>
  );
}

const said = (text: string) => page.getByRole('group', { name: text });

it('says once what ended since the page was opened, and leads to the result', async () => {
  finished = [ended('p0', 'Экспорт акций')];
  const answer = ({ path }: { path: string }) => (path.endsWith('/live') ? { unread: 0, finished } : undefined);
  screen = renderRoute({ Component, path: '*', at: '/sales', grants: [], answer });
  screenDrawn();
  const look = page.getByRole('button', { name: /^Ждёт/ });
  await expect.element(look).toHaveTextContent('Ждёт 1');
  finished = [ended('p1', 'Экспорт продаж'), ...finished];
  await look.click();
  await expect.element(said('Экспорт продаж')).toBeVisible();
  await expect.element(said('Экспорт акций')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Открыть результат' }).click();
  await expect.poll(() => screen.router.state.location.pathname).toBe('/profile/processes/p1');
  // The same work once more is another end; what was said is not repeated.
  await expect.element(said('Экспорт продаж')).not.toBeInTheDocument();
  finished = [ended('p0', 'Экспорт акций', '2026-11-20T09:05:00Z'), ended('p1', 'Экспорт продаж')];
  await look.click();
  await expect.element(said('Экспорт акций')).toBeVisible();
  await expect.element(said('Экспорт продаж')).not.toBeInTheDocument();
});
