import { Lock } from 'lucide-react';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';

import preview from '../../../../../.storybook/preview.tsx';
import { Field } from '../field/Field.tsx';
import { PasswordInput } from './PasswordInput.tsx';

const meta = preview.meta({ component: PasswordInput, title: 'Компоненты/Поля/PasswordInput' });

const rules = [
  { label: 'не менее 8 символов', test: (p: string) => p.length >= 8 },
  { label: 'цифра', test: (p: string) => /\d/.test(p) },
  { label: 'строчная и заглавная буквы', test: (p: string) => /[a-zа-яё]/.test(p) && /[A-ZА-ЯЁ]/.test(p) },
  { label: 'знак из ! @ # / $ % ^ & *', test: (p: string) => /[!@#/$%^&*]/.test(p) },
];

function Example({ withRules }: { withRules: boolean }) {
  const [value, setValue] = useState('');
  return (
    <Field label="Пароль" side={<a href="#restore">Забыли пароль?</a>}>
      <PasswordInput icon={Lock} value={value} onValueChange={setValue} {...(withRules ? { rules } : {})} />
    </Field>
  );
}

export const Login = meta.story({
  render: () => <Example withRules={false} />,
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const input = screen.getByLabelText('Пароль');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.type(input, 'Осень26');
    await userEvent.click(screen.getByRole('button', { name: 'Показать пароль' }));
    await expect(input).toHaveAttribute('type', 'text');
    await expect(input).toHaveValue('Осень26');
  },
});

export const NewPassword = meta.story({
  render: () => <Example withRules />,
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.type(screen.getByLabelText('Пароль'), 'Осень26');
    const items = screen.getAllByRole('listitem');
    await expect(items.filter((item) => item.textContent?.includes('выполнено'))).toHaveLength(2);
  },
});
