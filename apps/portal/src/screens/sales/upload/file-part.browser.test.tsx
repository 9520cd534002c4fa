import '@pribavka/ui/styles.css';
import '@pribavka/ui/reset.css';
import { UiProvider } from '@pribavka/ui';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';

import { FilePart } from './FilePart.tsx';
import type { SaleList } from './list.ts';

let root: Root | undefined;
afterEach(() => root?.unmount());

const list = (part: Pick<SaleList, 'sheet' | 'sheets' | 'hiddenRows'>, rows: object[] = []): SaleList =>
  ({ ...part, rows }) as SaleList;

function show(of: SaleList, onSheet?: (sheet: string) => Promise<void>): HTMLElement {
  const place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  root.render(
    <UiProvider>
      <FilePart list={of} onSheet={onSheet} />
      <p>Дальше</p>
    </UiProvider>,
  );
  return place;
}

const both = { sheet: 'Ноябрь', sheets: ['Ноябрь', 'Октябрь'], hiddenRows: 0 };

it('reads another sheet of the file that is here', async () => {
  const onSheet = vi.fn(async () => {});
  show(list(both), onSheet);
  await page.getByRole('combobox', { name: 'Лист' }).click();
  await page.getByRole('option', { name: 'Ноябрь' }).click();
  expect(onSheet).not.toHaveBeenCalled();
  await page.getByRole('combobox', { name: 'Лист' }).click();
  await page.getByRole('option', { name: 'Октябрь' }).click();
  expect(onSheet.mock.calls).toEqual([['Октябрь']]);
  await expect.element(page.getByText('Прочитан лист «Октябрь»')).toBeInTheDocument();
});

it('warns that what was corrected here is read anew', async () => {
  show(list(both, [{ edited: true }]), async () => {});
  await expect.element(page.getByText(/Исправленное/)).toBeVisible();
});

it('says which sheet was read where the file is not here any more', async () => {
  show(list(both));
  await expect
    .element(page.getByText('Прочитали лист «Ноябрь». Чтобы прочитать другой, выберите файл снова.'))
    .toBeVisible();
  await expect.element(page.getByRole('combobox')).not.toBeInTheDocument();
});

it('shows nothing of what a server of the version before does not say', async () => {
  const plain = show({ rows: [] } as unknown as SaleList);
  await expect.element(page.getByText('Дальше')).toBeVisible();
  expect(plain.textContent).toBe('Дальше');
});

it('says how many hidden rows were passed over, and nothing of a file without a choice', async () => {
  show(list({ sheet: 'Лист1', sheets: ['Лист1'], hiddenRows: 2 }));
  await expect.element(page.getByText(/^2.скрытые строки не читали: если эти данные нужны/)).toBeVisible();
  root?.unmount();
  const plain = show(list({ sheet: 'Лист1', sheets: ['Лист1'], hiddenRows: 0 }));
  await expect.element(page.getByText('Дальше')).toBeVisible();
  expect(plain.textContent).toBe('Дальше');
});
