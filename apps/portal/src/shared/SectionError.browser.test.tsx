import { Problem, type ProblemKind } from '@pribavka/api';
import { UiProvider } from '@pribavka/ui';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';

import { SectionError } from './SectionError.tsx';

const place = document.body.appendChild(document.createElement('div'));
let root: ReturnType<typeof createRoot>;
afterEach(() => {
  root.unmount();
  vi.restoreAllMocks();
});

const problemOf = (kind: ProblemKind, status: number, messages: string[] = []): Problem =>
  new Problem({ kind, code: 'X', status, messages, fields: {}, requestId: status > 0 ? 'r-5b2c' : undefined });

function show(problem: Problem | undefined): ReturnType<typeof vi.fn<() => void>> {
  const retry = vi.fn<() => void>();
  root = createRoot(place);
  root.render(
    <UiProvider>
      <MemoryRouter>
        <SectionError title="Не загрузили продажи" problem={problem} onRetry={retry} />
      </MemoryRouter>
    </UiProvider>,
  );
  return retry;
}

const support = page.getByRole('link', { name: 'Написать в поддержку' });

it('says of a lost network that it is lost and what is not, without a number and without the support', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const retry = show(problemOf('network', 0));
  await expect.element(page.getByText(/Нет сети.*Черновики и неотправленные продажи на месте/)).toBeVisible();
  await expect.element(page.getByText(/Номер запроса/)).not.toBeInTheDocument();
  await expect.element(support).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Повторить' }).click();
  expect(retry).toHaveBeenCalledOnce();
});

it('says so, too, when the browser believes in a network and no answer comes', async () => {
  show(problemOf('network', 0));
  await expect.element(page.getByText(/Нет связи с сервером/)).toBeVisible();
  await expect.element(support).not.toBeInTheDocument();
});

it('takes the blame for an error of ours: the number of the request, a retry, the support with that number', async () => {
  show(problemOf('server', 500));
  await expect.element(page.getByText(/Неполадка на нашей стороне/)).toBeVisible();
  await expect.element(page.getByText('Номер запроса: r-5b2c')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Повторить' })).toBeVisible();
  await expect.element(support).toHaveAttribute('href', expect.stringContaining('failed=r-5b2c'));
  await expect.element(page.getByText(/интернет/)).not.toBeInTheDocument();
});

it('gives every message of the server', async () => {
  show(problemOf('server', 503, ['Сервис занят.', 'Повторите через минуту']));
  await expect.element(page.getByText('Сервис занят. Повторите через минуту')).toBeVisible();
  await expect.element(page.getByText('Номер запроса: r-5b2c')).toBeVisible();
  await expect.element(support).toBeVisible();
});

it('gives a refusal in the words of the server', async () => {
  show(problemOf('limit', 429, ['Слишком много запросов. Повторите через 5 с']));
  await expect.element(page.getByText('Слишком много запросов. Повторите через 5 с')).toBeVisible();
  await expect.element(support).not.toBeInTheDocument();
});

it('says that the person may not see it, and offers no other try', async () => {
  show(problemOf('forbidden', 403, ['Недостаточно прав']));
  await expect.element(page.getByRole('heading', { name: 'Недостаточно прав' })).toBeVisible();
  await expect.element(page.getByText('Не загрузили продажи')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Повторить' })).not.toBeInTheDocument();
});
