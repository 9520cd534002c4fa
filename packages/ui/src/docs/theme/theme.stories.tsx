import { expect, userEvent, waitFor, within } from 'storybook/test';

import preview from '../../../../../.storybook/preview.tsx';
import { Studio } from './Studio.tsx';

const meta = preview.meta({ title: 'Основы/Тема', component: Studio, parameters: { density: 'regular' } });

const put = async (field: HTMLElement, text: string): Promise<void> => {
  await userEvent.tripleClick(field);
  await userEvent.paste(text);
};

const accentOf = (part: HTMLElement): string => getComputedStyle(part).getPropertyValue('--pb-accent-fill');

export const Whole = meta.story({
  name: 'Свой бренд',
  render: () => <Studio />,
  play: async ({ canvas }) => {
    const light = canvas.getByRole('group', { name: 'Светлая' });
    await expect(accentOf(light)).toBe('#10704e');
    await put(canvas.getByLabelText('Акцент'), '#1d4ed8');
    await waitFor(() => expect(accentOf(light)).toBe('#1d4ed8'));
    await expect(accentOf(canvas.getByLabelText('Тёмная'))).not.toBe('#43b58b');
    await expect(await canvas.findByText('Пар: 308, не проходит: 0')).toBeVisible();
    await expect(canvas.getByLabelText('Результат')).toHaveTextContent('accent: "#1d4ed8"');
    await userEvent.click(within(canvas.getByLabelText('Вид результата')).getByText('CSS'));
    await expect(canvas.getByLabelText('Результат')).toHaveTextContent('@layer pribavka.tokens');
  },
});

export const Refused = meta.story({
  name: 'Не проходит',
  render: () => <Studio />,
  play: async ({ canvas }) => {
    await put(canvas.getByLabelText('Акцент'), '#ffd400');
    await expect(await canvas.findByText(/accent-fill \(#ffd400\) on bg-canvas/)).toBeVisible();
    await expect(await canvas.findByText('Пар: 308, не проходит: 4')).toBeVisible();
    const table = canvas.getByRole('region', { name: 'Таблица контраста' });
    await expect(within(table).getAllByText('не проходит')).toHaveLength(4);
    // What was right is still shown, nothing wrong can be taken away.
    await expect(accentOf(canvas.getByLabelText('Светлая'))).toBe('#10704e');
    await expect(canvas.queryByLabelText('Результат')).toBeNull();
    await userEvent.click(canvas.getByText(/^Взять #/));
    await expect(await canvas.findByText('Пар: 308, не проходит: 0')).toBeVisible();
  },
});
