import { expect, userEvent, waitFor, within } from 'storybook/test';

import preview from '../../../../../.storybook/preview.tsx';
import { Studio } from './Studio.tsx';

const meta = preview.meta({ title: 'Основы/Тема', component: Studio, parameters: { density: 'regular' } });

const put = async (field: HTMLElement, text: string): Promise<void> => {
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
};

const fill = (part: HTMLElement): string =>
  getComputedStyle(within(part).getByRole('button', { name: 'Сохранить' })).getPropertyValue('--pb-accent-fill');

export const Whole = meta.story({
  name: 'Свой бренд',
  render: () => <Studio />,
  play: async ({ canvas }) => {
    const [light, dark] = ['Светлая', 'Тёмная'].map((name) => canvas.getByRole('group', { name }));
    if (!light || !dark) throw new Error('no parts');
    await expect(fill(light)).toBe('#10704e');
    await expect(canvas.getByText('Пар: 308, не проходит: 0')).toBeVisible();

    const accent = canvas.getByRole('textbox', { name: 'Акцент' });
    await put(accent, '#1d4ed8');
    await waitFor(() => expect(fill(light)).toBe('#1d4ed8'));
    await expect(fill(dark)).not.toBe('#43b58b');
    await expect(canvas.getByLabelText('Результат')).toHaveTextContent('accent: "#1d4ed8"');

    await put(accent, '#ffd400');
    await expect(await canvas.findByText(/accent-fill \(#ffd400\) на bg-canvas/)).toBeVisible();
    await expect(canvas.getByText('Пар: 308, не проходит: 4')).toBeVisible();
    // What was right is still shown, nothing wrong can be taken away.
    await expect(fill(light)).toBe('#1d4ed8');
    await expect(canvas.queryByLabelText('Результат')).toBeNull();

    await userEvent.click(canvas.getByRole('button', { name: /^Взять #/ }));
    await expect(await canvas.findByText('Пар: 308, не проходит: 0')).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'CSS' }));
    await expect(canvas.getByLabelText('Результат')).toHaveTextContent('@layer pribavka.tokens');
  },
});
