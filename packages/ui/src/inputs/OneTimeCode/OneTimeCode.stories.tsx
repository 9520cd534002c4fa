import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';

import preview from '../../../../../.storybook/preview.tsx';
import { Field } from '../Field/Field.tsx';
import { OneTimeCode } from './OneTimeCode.tsx';

const done = fn();

function Example({ length, start = '', error }: { length: number; start?: string; error?: string }) {
  const [code, setCode] = useState(start);
  return (
    <Field label="Код из СМС" error={error}>
      <OneTimeCode length={length} value={code} onValueChange={setCode} onComplete={done} />
    </Field>
  );
}

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

export const TypeAndPaste = meta.story({
  render: () => <Example length={4} />,
  play: async ({ canvasElement }) => {
    done.mockClear();
    const input = within(canvasElement).getByRole('textbox', { name: 'Код из СМС' });
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
