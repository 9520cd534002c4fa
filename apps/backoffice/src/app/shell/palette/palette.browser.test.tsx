import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { rememberRecent } from '../../../shared/recent.ts';
import { type Answer, renderRoute, type RenderedRoute } from '../../../shared/test-utils/render-route.tsx';
import { paletteMessages as messages } from './messages.ts';
import { Palette } from './Palette.tsx';

const menu = [{ id: 'people', items: [{ id: 'participants', label: 'Участники', href: '/participants' }] }];
const Component = () => <Palette open onClose={() => undefined} groups={menu as never} />;

let screen: RenderedRoute;
const open = (answer: Answer): void => {
  screen = renderRoute({ Component, path: '*', at: '/', grants: ['memberPage.memberList:read'], answer });
};
afterEach(() => {
  screen.unmount();
  sessionStorage.clear();
});

const option = (name: string | RegExp) => page.getByRole('option', { name });
const asked = (): unknown[] => screen.sent.filter(({ path }) => path.endsWith('/backoffice/search'));
const found: Answer = ({ path, body }) =>
  path.endsWith('/backoffice/search')
    ? [
        {
          kind: 'member',
          items: [
            {
              id: 'm1',
              label: 'Мельникова Анна',
              detail: `79123456789 · ${(body as { search: string }).search}`,
              status: 'confirmed',
            },
          ],
        },
        { kind: 'partner', items: [{ id: 'p1', label: 'Мастерок', detail: '7700000000', status: 'active' }] },
      ]
    : undefined;

it('asks once when typing rests, groups what is found, and Enter opens it', async () => {
  open(found);
  await page.getByRole('combobox').fill('м');
  await page.getByRole('combobox').fill('8 (912) 345-67-89');
  await expect.element(option(/Мельникова Анна.*\+7\s\(912\)\s345-67-89.*8 \(912\).*подтверждён/)).toBeVisible();
  await expect.element(page.getByRole('group', { name: messages.kinds.partner })).toBeVisible();
  expect(asked()).toHaveLength(1);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => screen.router.state.location.pathname).toBe('/participants/m1');
});

it('opens nothing found for other words while the answer to these is on its way', async () => {
  const waiting: (() => void)[] = [];
  const people: Record<string, string> = { гусев: 'Гусев Дмитрий', мельн: 'Мельникова Анна' };
  open(async ({ path, body }) => {
    if (!path.endsWith('/backoffice/search')) return undefined;
    const { search } = body as { search: string };
    if (search !== 'гусев') await new Promise<void>((resolve) => void waiting.push(resolve));
    const items = [{ id: search, label: people[search], detail: '', status: 'confirmed' }];
    return search in people ? [{ kind: 'member', items }] : [];
  });
  const place = () => decodeURIComponent(screen.router.state.location.pathname);
  const field = page.getByRole('combobox');
  await field.fill('гусев');
  await expect.element(option(/Гусев Дмитрий/)).toHaveAttribute('aria-selected', 'true');
  await field.fill('мельн');
  // The old rows do not blink; neither Enter nor a press takes one of them.
  await expect.element(option(/Гусев Дмитрий/)).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => waiting.length).toBe(1);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await option(/Гусев Дмитрий/).click({ force: true });
  expect(place()).toBe('/');
  expect(field.element().getAttribute('aria-activedescendant')).toBeNull();
  waiting[0]?.();
  await expect.element(option(/Мельникова Анна/)).toHaveAttribute('aria-selected', 'true');
  expect(option(/Гусев Дмитрий/).elements()).toHaveLength(0);
  await userEvent.keyboard('{Enter}');
  await expect.poll(place).toBe('/participants/мельн');
});

it('shows what was opened last before anything is typed, but not what is closed to the reader', async () => {
  rememberRecent('u1', { path: '/brands/b1', label: 'Кремень' });
  rememberRecent('u1', { path: '/participants/m1', label: 'Мельникова Анна' });
  open(found);
  await expect.element(page.getByRole('group', { name: messages.recent })).toBeVisible();
  await expect.element(option(/Мельникова Анна.*Участники/)).toBeVisible();
  await expect.element(option(/Кремень/)).not.toBeInTheDocument();
  expect(asked()).toEqual([]);
});

it('says that the search has failed, asks again by a press, and leaves sections and commands at hand', async () => {
  open(({ path }) =>
    path.endsWith('/backoffice/search') ? { status: 500, code: 'INTERNAL', messages: ['Сбой'] } : undefined,
  );
  await page.getByRole('combobox').fill('уч');
  await expect.element(option(new RegExp(messages.failed.label))).toBeVisible();
  const before = asked().length;
  await option(new RegExp(messages.failed.label)).click();
  await expect.poll(() => asked().length).toBe(before + 1);
  await expect.element(page.getByRole('combobox')).toHaveValue('уч');
  await expect.element(option(new RegExp(messages.failed.label))).toBeVisible();
  await expect.element(option('Участники')).toBeVisible();
  await page.getByRole('combobox').fill('>');
  await expect.element(option(messages.theme.dark)).toBeVisible();
});

it('offers to write to support to those who have no queue of requests', async () => {
  const own = 'technicalSupport.detailRequestTechnicalSupport:create';
  const queue = 'technicalSupport.technicalSupportList:read';
  for (const [grants, count] of [
    [[own], 1],
    [[own, queue], 0],
  ] as const) {
    screen = renderRoute({ Component, path: '*', at: '/', grants, answer: found });
    await page.getByRole('combobox').fill('>');
    await expect.element(option(messages.theme.dark)).toBeVisible();
    expect(option(messages.create.request).elements()).toHaveLength(count);
    screen.unmount();
  }
});
