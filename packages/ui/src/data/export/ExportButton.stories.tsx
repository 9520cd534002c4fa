import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import preview from '../../../../../.storybook/preview.tsx';
import { Stack } from '../../layout/stack/Stack.tsx';
import { ExportButton, type ExportProgress } from './ExportButton.tsx';

const meta = preview.meta({ title: 'Компоненты/Таблица/Экспорт', component: ExportButton });

const never = (): Promise<void> => new Promise(() => undefined);

export const States = meta.story({
  name: 'Состояния',
  render: () => (
    <Stack gap={24} align="start">
      <ExportButton onExport={fn()} count={1318} />
      <ExportButton onExport={fn()} label="Экспорт в Excel" variant="secondary" size="md" />
      <ExportButton onExport={fn()} label="Пустой список" count={0} />
      <ExportButton onExport={fn()} label="Закрытый" disabledReason="Нет права на экспорт участников" />
      <ExportButton label="В очереди" onExport={never} />
      <ExportButton
        label="Собирается"
        countForms={['участник', 'участника', 'участников']}
        onExport={({ onProgress }) => {
          onProgress({ done: 600, total: 1318 });
          return never();
        }}
      />
      <ExportButton
        label="Не вышло"
        failText={(error) => (error as Error).message}
        onExport={() => Promise.reject(new Error('Слишком много строк: сузьте фильтры до 100 000.'))}
      />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    for (const name of ['В очереди', 'Собирается', 'Не вышло']) {
      await userEvent.click(screen.getByRole('button', { name }));
    }
    await expect(screen.getByRole('button', { name: 'В очереди' })).toHaveAttribute('aria-busy', 'true');
    await expect(screen.getByRole('progressbar', { name: 'Собирается: готово' })).toHaveAttribute(
      'aria-valuenow',
      '600',
    );
    await expect(screen.getByText(/600 из 1.318 участников/)).toBeVisible();
    await expect(await screen.findByText(/сузьте фильтры/)).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Пустой список' })).toHaveAccessibleDescription(
      'Выгружать нечего: строк нет',
    );
  },
});

let tell: ((progress: ExportProgress) => void) | undefined;
let finish: (() => void) | undefined;

export const Whole = meta.story({
  name: 'От начала до конца',
  render: () => (
    <ExportButton
      count={300}
      onExport={({ onProgress }) =>
        new Promise((done) => {
          tell = onProgress;
          finish = done;
        })
      }
    />
  ),
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const button = screen.getByRole('button', { name: 'Экспорт' });
    await userEvent.click(button);
    await expect(screen.queryByRole('progressbar')).toBeNull();
    tell?.({ done: 100, total: 300 });
    await waitFor(() => expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100'));
    await expect(button).toHaveFocus();
    finish?.();
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    await expect(button).not.toHaveAttribute('aria-busy');
    await waitFor(() => expect(document.body).toHaveTextContent('Файл готов: 300 строк'));
  },
});
