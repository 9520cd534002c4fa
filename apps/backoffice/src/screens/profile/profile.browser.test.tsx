import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { formMessages } from '../../shared/form/messages.ts';
import { type Answer, renderRoute, type RenderedRoute } from '../../shared/test-utils/render-route.tsx';
import { profileMessages as messages } from './messages.ts';
import { Component } from './route.tsx';
import { socialMessages } from './socials/messages.ts';

const social = {
  id: 's1',
  name: 'ВКонтакте',
  url: 'https://vk.com/pribavka',
  icon: null,
  iconUrl: '/api/v1/public/files/i1',
  iconFileId: 'i1',
  order: 0,
  isActive: true,
  updatedAt: '2026-11-20 12:00:00.000',
  updatedBy: null as string | null,
  version: 1,
};
/** What the server holds; somebody else changes it before the first save. */
let stored = { ...social };
const conflict = { status: 409, code: 'VERSION_CONFLICT', messages: ['Запись изменена другим пользователем'] };

const answer: Answer = ({ method, path, body }) => {
  if (!path.includes('/settings/social')) return undefined;
  if (method === 'get') return [stored];
  if ((body as { version: number }).version !== stored.version) return conflict;
  return { ...stored, version: stored.version + 1 };
};

let screen: RenderedRoute;
afterEach(() => screen.unmount());

const open = (at: string, profile: object): void => {
  screen = renderRoute({ Component, path: '/profile', at, grants: [], answer, profile });
};

it('saves over another edit only what this person changed, the picture taken away too', async () => {
  stored = { ...social };
  open('/profile?tab=socials&social=s1', { roleCode: 'admin' });
  const form = page.getByRole('dialog', { name: socialMessages.edit(social.name) });
  await form.getByRole('textbox', { name: socialMessages.labels.url }).fill('https://vk.com/new');
  await form.getByRole('checkbox', { name: socialMessages.labels.noIcon }).click();
  stored = { ...social, name: 'ВК', version: 2, updatedBy: 'Ильина Мария' };
  await page.getByRole('button', { name: formMessages.save }).click();
  await expect.element(page.getByText(/Автор изменения: Ильина Мария/)).toBeVisible();
  await expect.element(page.getByText(/Изменено: Название/)).toBeVisible();
  await page.getByRole('button', { name: formMessages.save }).click();
  await expect.poll(() => screen.sent.filter(({ method }) => method === 'put')).toHaveLength(2);
  expect(screen.sent.findLast(({ method }) => method === 'put')?.body).toEqual({
    id: 's1',
    version: 2,
    name: 'ВК',
    url: 'https://vk.com/new',
    isActive: true,
    iconFileId: null,
  });
});

it('shows what is everybody’s to administrators only', async () => {
  open('/profile?tab=socials', { roleCode: 'moderator' });
  await expect.element(page.getByRole('tab', { name: messages.tabs.me })).toHaveAttribute('aria-selected', 'true');
  await expect.element(page.getByRole('tab', { name: messages.tabs.socials })).not.toBeInTheDocument();
});
