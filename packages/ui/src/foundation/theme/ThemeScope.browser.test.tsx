import { createRef, useState, type ReactElement } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { Button } from '../../actions/button/Button.tsx';
import { Popover } from '../../overlays/popover/Popover.tsx';
import { mount } from '../../test-utils/mount.tsx';
import { createTheme } from '../../theming/create-theme.ts';
import { UiProvider } from '../provider/UiProvider.tsx';
import { ThemeScope } from './ThemeScope.tsx';

const blue = createTheme({ name: 'volna', accent: '#1d4ed8', radius: 8, fonts: { text: 'serif' }, density: 'compact' });
const rose = createTheme({ name: 'rosa', accent: '#be185d' });

const rgb = (hex: string): string =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;
const style = (name: string): CSSStyleDeclaration => getComputedStyle(page.getByRole('button', { name }).element());

const Primary = ({ children }: { children: string }): ReactElement => <Button variant="primary">{children}</Button>;

it('gives a part of a page another brand, the rest stays', async () => {
  await mount(
    <div style={{ padding: 48 }}>
      <Primary>Свой</Primary>
      <ThemeScope theme={blue}>
        <Primary>Синий</Primary>
      </ThemeScope>
    </div>,
  );
  await expect.poll(() => style('Синий').backgroundColor).toBe(rgb('#1d4ed8'));
  expect(style('Синий').borderRadius).toBe('8px');
  expect(style('Синий').height).toBe('32px');
  expect(style('Синий').fontFamily).toBe('serif');
  await expect.poll(() => style('Свой').backgroundColor).toBe(rgb('#10704e'));
  expect(style('Свой').height).toBe('36px');
});

it('nests: a brand in a brand, the dark of a brand, the light inside of it', async () => {
  await mount(
    <ThemeScope theme={blue} mode="dark">
      <Primary>Тёмный синий</Primary>
      <ThemeScope theme={rose} mode="light">
        <Primary>Розовый</Primary>
        <ThemeScope mode="dark" density="comfortable">
          <Primary>Тёмный розовый</Primary>
        </ThemeScope>
      </ThemeScope>
    </ThemeScope>,
  );
  await expect.poll(() => style('Тёмный синий').backgroundColor).toBe(rgb(blue.dark['accent-fill']));
  expect(style('Розовый').backgroundColor).toBe(rgb('#be185d'));
  expect(style('Тёмный розовый').backgroundColor).toBe(rgb(rose.dark['accent-fill']));
  expect(style('Тёмный розовый').height).not.toBe(style('Розовый').height);
});

it('gives text and background, so that a dark part of a light page can be read', async () => {
  const part = createRef<HTMLDivElement>();
  await mount(
    <ThemeScope mode="dark" ref={part}>
      Баланс
    </ThemeScope>,
  );
  await expect.poll(() => part.current && getComputedStyle(part.current).backgroundColor).toBe(rgb('#111512'));
  expect(part.current && getComputedStyle(part.current).color).toBe(rgb('#e7eae2'));
});

it('what opens from inside looks as the place it was opened from', async () => {
  await mount(
    <ThemeScope theme={blue} mode="dark">
      <Popover trigger={<Button>Открыть</Button>} label="Настройки">
        <Primary>Внутри слоя</Primary>
      </Popover>
    </ThemeScope>,
  );
  await userEvent.click(page.getByRole('button', { name: 'Открыть' }));
  await expect.element(page.getByRole('dialog', { name: 'Настройки' })).toBeVisible();
  const inside = page.getByRole('button', { name: 'Внутри слоя' });
  expect(inside.element().closest('[data-pb-root="overlays"]')).not.toBeNull();
  // Not its background: the pointer that opened the layer may lie on it.
  expect(style('Внутри слоя').getPropertyValue('--pb-accent-fill')).toBe(blue.dark['accent-fill']);
  expect(style('Внутри слоя').height).toBe('32px');
  const { backgroundColor, color } = getComputedStyle(page.getByRole('dialog', { name: 'Настройки' }).element());
  expect(backgroundColor).toBe(rgb(blue.dark['bg-raised']));
  expect(color).toBe(rgb(blue.dark['text-primary']));
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('button', { name: 'Открыть' })).toHaveFocus();
});

it('keeps two themes of one name apart', async () => {
  const accentOf = (text: string): string =>
    getComputedStyle(page.getByText(text, { exact: true }).element()).getPropertyValue('--pb-accent-fill');
  const draw = (accent: string): ReactElement => (
    <ThemeScope theme={createTheme({ name: 'proba', accent })}>Цвет {accent}</ThemeScope>
  );
  await mount(
    <>
      {draw('#1d4ed8')}
      {draw('#be185d')}
    </>,
  );
  await expect.poll(() => accentOf('Цвет #be185d')).toBe('#be185d');
  expect(accentOf('Цвет #1d4ed8')).toBe('#1d4ed8');
});

it('follows a change of the theme, there and back', async () => {
  const first = createTheme({ accent: '#1d4ed8' });
  const second = createTheme({ accent: '#be185d' });
  function Switching(): ReactElement {
    const [theme, setTheme] = useState(first);
    return (
      <ThemeScope theme={theme}>
        <Button onClick={() => setTheme(theme === first ? second : first)}>Сменить</Button>
      </ThemeScope>
    );
  }
  await mount(<Switching />);
  const accent = (): string => style('Сменить').getPropertyValue('--pb-accent-fill');
  for (const colour of ['#1d4ed8', '#be185d', '#1d4ed8']) {
    await expect.poll(accent).toBe(colour);
    await userEvent.click(page.getByRole('button', { name: 'Сменить' }));
  }
});

it('its style carries the nonce of the provider around', async () => {
  const place = await mount(
    <UiProvider nonce="n0nce">
      <ThemeScope theme={createTheme({ name: 'nonce', accent: '#6d28d9' })}>
        <Primary>Лиловый</Primary>
      </ThemeScope>
    </UiProvider>,
  );
  await expect.element(page.getByRole('button', { name: 'Лиловый' })).toBeVisible();
  const brand = place.querySelector('[data-brand]')?.getAttribute('data-brand') ?? '';
  const styles = [...document.querySelectorAll('style')].filter(({ textContent }) => textContent.includes(brand));
  expect(styles.map(({ nonce }) => nonce)).toContain('n0nce');
});
