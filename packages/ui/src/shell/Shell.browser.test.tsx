import { Bell } from 'lucide-react';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { Logo } from '../brand/logo/Logo.tsx';
import { mount } from '../test-utils/mount.tsx';
import { BackofficeShell } from './backoffice/BackofficeShell.tsx';
import { AccountDisc } from './common/Account.tsx';
import { ToolButton } from './common/ToolButton.tsx';
import { PortalShell } from './portal/PortalShell.tsx';
import { backofficeGroups, portalItems } from './stories.data.tsx';
import { useCommandKey } from './palette/useCommandKey.ts';

afterEach(() => page.viewport(1280, 900));

const portal = (
  <PortalShell items={portalItems} currentId="sales" brand="Прибавка">
    <h1>Продажи</h1>
  </PortalShell>
);
const office = (
  <BackofficeShell groups={backofficeGroups} currentId="sales" brand="Прибавка" breadcrumbs={[{ label: 'Продажи' }]}>
    <h1>Продажи</h1>
  </BackofficeShell>
);
const box = () => page.getByRole('navigation', { name: 'Разделы' }).element().getBoundingClientRect();

it.each([1, 21, 51])('says %i of a tool so that the word agrees with any number', async (count) => {
  await mount(<ToolButton icon={Bell} label="Уведомления" count={count} />);
  await expect.element(page.getByRole('button')).toHaveAccessibleName(`Уведомления, новых: ${count}`);
});

describe('the portal frame', () => {
  it.each([
    [1440, 224],
    [1024, 88],
  ])('at width %i has a rail of %i', async (width, rail) => {
    await page.viewport(width, 900);
    await mount(portal);
    await expect.element(page.getByRole('link', { name: /Продажи/u })).toHaveAttribute('aria-current', 'page');
    expect(Math.round(box().width)).toBe(rail);
  });

  it('has a bottom bar of five places on a phone, without sideways scrolling at 320 px', async () => {
    await page.viewport(320, 700);
    await mount(portal);
    await expect.element(page.getByRole('link', { name: /Баллы/u })).toBeVisible();
    expect(page.getByRole('navigation', { name: 'Разделы' }).getByRole('link').elements()).toHaveLength(5);
    expect(Math.round(box().bottom)).toBe(700);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  });
});

describe('the disc of the account', () => {
  it('shows the initials when the photograph does not come', async () => {
    const place = await mount(
      <AccountDisc account={{ name: 'Анна Мельникова', avatarUrl: '/nothing-is-here.webp' }} />,
    );
    await expect.poll(() => place.querySelector('[data-initials="АМ"]')).not.toBeNull();
    expect(place.querySelector('img')).toBeNull();
  });
});

describe('the back-office frame', () => {
  it.each([
    [1440, 232],
    [1024, 56],
  ])('at width %i has navigation of %i', async (width, nav) => {
    await page.viewport(width, 900);
    await mount(office);
    await expect.element(page.getByRole('link', { name: /Участники/u })).toBeInTheDocument();
    expect(Math.round(box().width)).toBe(nav);
  });

  it('has a drawer on a phone: opens, traps focus, returns it by Esc', async () => {
    await page.viewport(390, 800);
    await mount(office);
    const button = page.getByRole('button', { name: 'Разделы' });
    await userEvent.click(button);
    const nav = page.getByRole('navigation', { name: 'Разделы' });
    await expect.element(nav).toBeVisible();
    expect(nav.element().contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect.element(button).toHaveFocus();
  });
});

describe('Ctrl K', () => {
  it('reacts to the physical key, on a Russian layout too', async () => {
    const open = vi.fn();
    const Listener = (): null => {
      useCommandKey(open);
      return null;
    };
    await mount(<Listener />);
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
    document.dispatchEvent(new KeyboardEvent('keydown', { code: 'KeyK', key: 'л', ctrlKey: true, bubbles: true }));
    expect(open).toHaveBeenCalledOnce();
  });
});

describe('the brand in a rail', () => {
  const brands: readonly [string, ReactElement | string][] = [
    ['text', 'Прибавка'],
    [
      'a long text in a link',
      <a key="brand" href="/">
        Northwind Electrical Supplies
      </a>,
    ],
    ['a logo', <Logo key="brand" caption="Бэк-офис" />],
    [
      'a logo in a link',
      <a key="brand" href="/">
        <Logo />
      </a>,
    ],
  ];
  const frames: readonly [string, (brand: ReactElement | string) => ReactElement][] = [
    [
      'back-office',
      (brand) => (
        <BackofficeShell
          groups={backofficeGroups}
          currentId="sales"
          brand={brand}
          breadcrumbs={[{ label: 'Продажи' }]}
        />
      ),
    ],
    ['portal', (brand) => <PortalShell items={portalItems} currentId="sales" brand={brand} />],
  ];
  const isSeen = (text: Node): boolean =>
    getComputedStyle(text.parentElement!.closest('[data-word]') ?? text.parentElement!).clipPath === 'none';
  const cases = frames.flatMap(([frame, draw]) =>
    brands.flatMap(([name, brand]) => [1024, 1440].map((width) => ({ frame, draw, name, brand, width }))),
  );

  it.each(cases)('$frame, $width px: $name is whole', async ({ draw, brand, width }) => {
    await page.viewport(width, 900);
    const place = await mount(draw(brand));
    await expect.element(page.getByRole('navigation', { name: 'Разделы' })).toBeVisible();
    const home = place.querySelector('[data-brand], [data-rail]')!;
    const texts = document.createTreeWalker(home, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      if (!isSeen(texts.currentNode)) continue;
      range.selectNodeContents(texts.currentNode);
      const { left, right } = range.getBoundingClientRect();
      expect(left).toBeGreaterThanOrEqual(box().left);
      expect(right).toBeLessThanOrEqual(box().right);
    }
    const link = home.querySelector('a');
    if (link) await expect.element(page.elementLocator(link)).toHaveAccessibleName(/Northwind|Прибавка/u);
  });
});
