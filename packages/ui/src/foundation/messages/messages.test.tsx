import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';

import { UiProvider } from '../provider/UiProvider.tsx';
import { useMessages } from './context.ts';
import { defineMessages, readMessages } from './define.ts';

const pager = defineMessages('pager', {
  previous: 'Назад',
  next: 'Вперёд',
  page: (number: number): string => `Страница ${number}`,
});

function Pager({ own }: { own?: { next: string } }): ReactElement {
  const say = useMessages(pager, own);
  return <p>{[say.previous, say.next, say.page(2)].join(' ')}</p>;
}

const drawn = (page: ReactElement): string => renderToString(page).replaceAll(/<[^>]*>/g, '');

it('is Russian without a provider and under one that names no language', () => {
  expect(drawn(<Pager />)).toBe('Назад Вперёд Страница 2');
  expect(
    drawn(
      <UiProvider>
        <Pager />
      </UiProvider>,
    ),
  ).toBe('Назад Вперёд Страница 2');
});

it('lays the texts of a place over those of the inner provider, these over the outer one', () => {
  const page = (
    <UiProvider messages={{ pager: { previous: 'Back', page: (number: number) => `Page ${number}` } }}>
      <UiProvider messages={{ pager: { previous: 'Zurück' } }}>
        <Pager own={{ next: 'Weiter' }} />
      </UiProvider>
      <Pager />
    </UiProvider>
  );
  expect(drawn(page)).toBe('Zurück Weiter Page 2Back Вперёд Page 2');
});

it('reads tables without React', () => {
  const tables = { pager: { previous: 'Back' } };
  expect(readMessages(tables, pager).previous).toBe('Back');
  expect(readMessages(tables, pager).next).toBe('Вперёд');
  expect(readMessages(undefined, pager)).toBe(pager.russian);
});
