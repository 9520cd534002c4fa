import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import preview from '../../../../../.storybook/preview.tsx';
import { Field } from '../field/Field.tsx';
import { OneTimeCode } from './OneTimeCode.tsx';

const done = fn();

function Example({ length, start = '', error }: { length: number; start?: string; error?: string }) {
  const [code, setCode] = useState(start);
  return (
    <Field label="Код из SMS" error={error}>
      <OneTimeCode length={length} value={code} onValueChange={setCode} onComplete={done} />
    </Field>
  );
}

const asked = fn();

const meta = preview.meta({ title: 'Компоненты/Поля/OneTimeCode' });

export const States = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      <Example length={4} />
      <Example length={4} start="4017" error="Код не подошёл. Проверьте последнее сообщение — осталось 2 попытки" />
      <Example length={6} start="120" />
    </div>
  ),
});

export const Sizes = meta.story({
  name: 'Состояния',
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      <OneTimeCode aria-label="Ошибочный код" value="4017" onValueChange={fn()} invalid />
      <OneTimeCode aria-label="Код проверяется" value="4017" onValueChange={fn()} readOnly />
      <OneTimeCode aria-label="Код закрыт" length={6} value="12" onValueChange={fn()} disabled />
    </div>
  ),
});

function Again() {
  const [code, setCode] = useState('');
  return (
    <Field label="Код из SMS">
      <OneTimeCode value={code} onValueChange={setCode} onResend={asked} resendIn={1} />
    </Field>
  );
}

export const AnotherCode = meta.story({
  name: 'Новый код после паузы',
  render: () => <Again />,
  play: async ({ canvasElement }) => {
    asked.mockClear();
    const screen = within(canvasElement);
    const button = await screen.findByRole('button', { name: 'Отправить код снова' });
    await waitFor(() => expect(button).toHaveTextContent('Отправить код снова'));
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(button);
    await expect(asked).toHaveBeenCalledOnce();
    await waitFor(() => expect(button).toHaveTextContent('Новый код через 0:01'));
    await userEvent.click(button);
    await expect(asked).toHaveBeenCalledOnce();
    await expect(button).toHaveFocus();
    await waitFor(() => expect(button).toHaveTextContent('Отправить код снова'));
  },
});

export const TypeAndPaste = meta.story({
  render: () => <Example length={4} />,
  play: async ({ canvasElement }) => {
    done.mockClear();
    const input = within(canvasElement).getByRole('textbox', { name: 'Код из SMS' });
    await expect(input).toHaveAttribute('autocomplete', 'one-time-code');
    await userEvent.type(input, '40а1');
    await expect(input).toHaveValue('401');
    await userEvent.type(input, '7');
    await expect(done.mock.calls).toEqual([['4017']]);
    await userEvent.clear(input);
    await userEvent.paste('Код 9-2-8-3, никому не говорите');
    await expect(input).toHaveValue('9283');
    await expect(done).toHaveBeenLastCalledWith('9283');
  },
});
