import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import preview from '../../../../../.storybook/preview.tsx';
import { Accordion, type AccordionItem } from './Accordion.tsx';

const meta = preview.meta({ component: Accordion, title: 'Компоненты/Раскладка/Accordion' });

const items: AccordionItem[] = [
  { id: 'when', title: 'Когда придут баллы?', children: 'После проверки чека: обычно в течение рабочего дня.' },
  {
    id: 'photo',
    title: 'Какое нужно фото?',
    meta: '3 правила',
    children: (
      <>
        Чек целиком, без бликов. <a href="#rules">Правила съёмки</a>
      </>
    ),
  },
  { id: 'out', title: 'Как вывести баллы?', children: 'На карту банка, от 500 баллов за раз.' },
  { id: 'gift', title: 'Подарки', disabledReason: 'Откроется с 1 декабря', children: 'Скоро' },
];

export const Closed = meta.story({ name: 'Закрыты', render: () => <Accordion items={items} /> });

export const Open = meta.story({
  name: 'Открыты две',
  render: () => <Accordion items={items} defaultOpen={['when', 'photo']} />,
});

function Single() {
  const [open, setOpen] = useState<readonly string[]>(['when']);
  return <Accordion items={items} single open={open} onOpenChange={setOpen} />;
}

export const OneAtATime = meta.story({
  name: 'По одной, с клавиатуры',
  render: () => <Single />,
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const [when, photo, out, gift] = screen.getAllByRole('button');
    await userEvent.tab();
    await expect(when).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(photo).toHaveAttribute('aria-expanded', 'true');
    await expect(when).toHaveAttribute('aria-expanded', 'false');
    await waitFor(() => expect(screen.getByRole('region', { name: /Какое нужно фото/ })).toBeVisible());
    await waitFor(() => expect(screen.getByText(/После проверки чека/)).not.toBeVisible());
    await userEvent.tab();
    await expect(screen.getByRole('link', { name: 'Правила съёмки' })).toHaveFocus();
    await userEvent.tab();
    await expect(out).toHaveFocus();
    await userEvent.keyboard('{End} ');
    await expect(gift).toHaveFocus();
    await expect(gift).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowDown}');
    await expect(when).toHaveFocus();
  },
});

export const LongText = meta.story({
  name: 'Длинные слова, 320 px',
  render: () => (
    <div style={{ maxWidth: 288 }}>
      <Accordion
        defaultOpen={['a']}
        items={[
          {
            id: 'a',
            title: 'Высокопревосходительственнейшая частнопредпринимательская переосвидетельствование',
            meta: 'водогрязеторфопарафинолечение',
            children: 'Рентгеноэлектрокардиографического исследования документов не требуется',
          },
        ]}
      />
    </div>
  ),
});
