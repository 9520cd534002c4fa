import { act, useRef, useState, type ReactElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { Button } from '../actions/button/Button.tsx';
import { announce } from './announcer/announcer.ts';
import { useBreakpoint } from './hooks/useBreakpoint.ts';
import { Portal } from './overlay/Portal.tsx';
import { systemRoot } from './overlay/roots.ts';
import { lockScroll } from './overlay/scroll-lock.ts';
import { useLayer } from './overlay/useLayer.ts';
import { UiProvider } from './provider/UiProvider.tsx';

let place: HTMLElement;
let root: Root;

const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };

/** React's act only around what the test itself does; real clicks update by themselves. */
async function inAct(run: () => void): Promise<void> {
  environment.IS_REACT_ACT_ENVIRONMENT = true;
  await act(async () => run());
  environment.IS_REACT_ACT_ENVIRONMENT = false;
}

beforeEach(() => {
  place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
});

afterEach(async () => {
  await inAct(() => root.unmount());
  place.remove();
});

const draw = (element: ReactElement): Promise<void> => inAct(() => root.render(<UiProvider>{element}</UiProvider>));
const live = (tone: 'polite' | 'assertive'): Element | null => document.querySelector(`[aria-live="${tone}"]`);

it('announcer: regions stand before the text, neighbours are read together, a repeat is a change', async () => {
  await draw(<p>страница</p>);
  expect(live('polite')).not.toBeNull();
  expect(live('assertive')).not.toBeNull();
  announce('Найдено 3');
  announce('Сортировка: дата');
  await expect.poll(() => live('polite')?.textContent).toBe('Найдено 3. Сортировка: дата');
  announce('Сохранено');
  await expect.poll(() => live('polite')?.textContent).toBe('Сохранено');
  announce('Сохранено');
  await expect.poll(() => live('polite')?.textContent).toBe('Сохранено\u00a0');
  announce('Нет связи', { assertive: true });
  await expect.poll(() => live('assertive')?.textContent).toBe('Нет связи');
});

function Layer({ name, modal, onClose }: { name: string; modal: boolean; onClose: () => void }): ReactElement {
  const ref = useRef<HTMLDivElement>(null);
  useLayer({ open: true, ref, modal, onEscape: onClose, onPressOutside: onClose });
  return (
    <div ref={ref} role="dialog" aria-label={name} tabIndex={-1}>
      <button type="button">{name}: кнопка</button>
    </div>
  );
}

function Stack(): ReactElement {
  const [open, setOpen] = useState<readonly string[]>([]);
  const close = (name: string) => (): void => setOpen((all) => all.filter((other) => other !== name));
  return (
    <>
      <button type="button" onClick={() => setOpen(['окно', 'список'])}>
        Открыть
      </button>
      {open.includes('окно') && (
        <Portal>
          <Layer name="окно" modal onClose={close('окно')} />
        </Portal>
      )}
      {open.includes('список') && (
        <Portal>
          <Layer name="список" modal={false} onClose={close('список')} />
        </Portal>
      )}
    </>
  );
}

it('stack: inert under the modal, Esc and presses close the top only, the focus comes back', async () => {
  await draw(<Stack />);
  const opener = page.getByRole('button', { name: 'Открыть' });
  await opener.click();
  expect(place.hasAttribute('inert')).toBe(true);
  expect(systemRoot('toasts').hasAttribute('inert')).toBe(false);
  expect(systemRoot('announcer').hasAttribute('inert')).toBe(false);
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog', { name: 'список' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('dialog', { name: 'окно' })).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog', { name: 'окно' })).not.toBeInTheDocument();
  expect(place.hasAttribute('inert')).toBe(false);
  expect(document.activeElement?.textContent).toBe('Открыть');
});

it('stack: a press outside takes one layer at a time, a press on a toast none', async () => {
  await draw(<Stack />);
  await page.getByRole('button', { name: 'Открыть' }).click();
  const press = (target: Element): Promise<void> =>
    inAct(() => {
      target.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    });
  await press(systemRoot('toasts'));
  expect(document.querySelectorAll('[role="dialog"]')).toHaveLength(2);
  await press(document.body);
  expect([...document.querySelectorAll('[role="dialog"]')].map((el) => el.getAttribute('aria-label'))).toEqual([
    'окно',
  ]);
  await press(document.body);
  expect(document.querySelectorAll('[role="dialog"]')).toHaveLength(0);
});

it('scroll lock: the page does not jump, the last one to leave unlocks', () => {
  place.style.height = '5000px';
  const before = place.getBoundingClientRect().width;
  const first = lockScroll();
  const second = lockScroll();
  expect(place.getBoundingClientRect().width).toBe(before);
  first();
  first();
  expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden');
  second();
  expect(document.documentElement.style.overflow).toBe('');
});

it('landmarks: F6 goes round and back, past what is inert', async () => {
  await draw(
    <>
      <nav aria-label="Разделы">
        <a href="#a">Главная</a>
      </nav>
      <div inert>
        <aside>скрыто</aside>
      </div>
      <main>Текст</main>
    </>,
  );
  const at = (): string | undefined => document.activeElement?.tagName;
  await userEvent.keyboard('{F6}');
  expect(at()).toBe('NAV');
  await userEvent.keyboard('{F6}');
  expect(at()).toBe('MAIN');
  await userEvent.keyboard('{F6}');
  expect(at()).toBe('NAV');
  await userEvent.keyboard('{Shift>}{F6}{/Shift}');
  expect(at()).toBe('MAIN');
});

function Width(): ReactElement {
  return <output>{useBreakpoint()}</output>;
}

it.each([
  [767, 'sm'],
  [768, 'md'],
  [1023, 'md'],
  [1024, 'lg'],
  [1439, 'lg'],
  [1440, 'xl'],
])('breakpoint: %i px is %s', async (width, name) => {
  await page.viewport(width, 600);
  await draw(<Width />);
  expect(place.querySelector('output')?.textContent).toBe(name);
});

it('nonce: the styles of components carry it, so that a strict policy lets them in', async () => {
  await inAct(() =>
    root.render(
      <UiProvider nonce="n0nce">
        <Button>Готово</Button>
      </UiProvider>,
    ),
  );
  const sheets = [...document.querySelectorAll<HTMLStyleElement>('style[data-styled]')];
  expect(sheets.map((sheet) => sheet.nonce)).toContain('n0nce');
});
