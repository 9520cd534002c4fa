import { expect, userEvent, within } from 'storybook/test';

import preview from '../../../../.storybook/preview.tsx';
import { Text } from '../layout/text/Text.tsx';
import { SkipLink } from './a11y/SkipLink.tsx';
import { VisuallyHidden } from './a11y/VisuallyHidden.tsx';

const meta = preview.meta({
  title: 'Основы/Доступность',
  component: SkipLink,
  subcomponents: { VisuallyHidden },
});

export const Skip = meta.story({
  name: 'Ссылка к содержимому',
  render: () => (
    <>
      <SkipLink />
      <nav aria-label="Разделы">
        <a href="#sales">Продажи</a>
      </nav>
      <main id="main" tabIndex={-1} style={{ paddingBlock: 24 }}>
        Первое нажатие Tab показывает ссылку, Enter ведёт сюда.
      </main>
    </>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const link = within(canvasElement).getByRole('link', { name: /содержанию/ });
    await expect(link).toHaveFocus();
    const box = link.getBoundingClientRect();
    await expect(box.width > 40 && box.height > 20 && box.top >= 0).toBe(true);
  },
});

export const Hidden = meta.story({
  name: 'Только для слуха',
  render: () => (
    <Text>
      350 <span aria-hidden>×</span>
      <VisuallyHidden>умножить на</VisuallyHidden> 2
    </Text>
  ),
  play: async ({ canvasElement }) => {
    const hidden = within(canvasElement).getByText('умножить на');
    await expect(hidden.getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
});
