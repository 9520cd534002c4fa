import { type JSX, type ReactNode, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import * as forms from '../index.ts';
import { mount, settled, type Mounted } from '../test-utils/render.tsx';

const { beginAgain, createDraft, Form, hasUnsavedChanges, SubmitButton, TextareaField, TextField } = forms;

let mounted: Mounted;
let answer: () => void = () => undefined;
const sent = vi.fn();
const begun = vi.fn();
beforeEach(() => {
  sessionStorage.clear();
  begun.mockReset();
  sent.mockReset();
  sent.mockImplementation(() => new Promise<void>((resolve) => (answer = resolve)));
});
afterEach(() => mounted.unmount());

const named = (name: string): HTMLInputElement => {
  const found = mounted.container.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (!found) throw new Error(`no field ${name}`);
  return found;
};
const draft = (): unknown => createDraft({ owner: 'anna', area: 'thread' }).read();

interface Values {
  text?: string;
  topic?: string;
}

/** A form that stays on the page: of a thread, and of a record that is saved while one types on. */
function Staying({ start, children }: { start: (values: Values) => Values; children: ReactNode }): JSX.Element {
  return (
    <Form<Values>
      guardUnsaved
      draft={{ owner: 'anna', area: 'thread' }}
      initialValues={{ topic: 'Баллы' }}
      onSubmit={sent}
      onSuccess={(_answer, values, form) => {
        beginAgain(form, values, start(values));
        begun();
      }}
    >
      {children}
      <SubmitButton>Отправить</SubmitButton>
    </Form>
  );
}

const thread = (
  <Staying start={() => ({ topic: 'Баллы' })}>
    <TextField name="topic" label="Тема" />
    <TextareaField name="text" label="Сообщение" />
  </Staying>
);
const record = (
  <Staying start={(values) => values}>
    <TextField name="topic" label="Тема" />
    <TextareaField name="text" label="Сообщение" optional />
  </Staying>
);
const press = async (): Promise<void> => {
  await userEvent.click(page.getByRole('button', { name: 'Отправить' }));
  await expect.poll(() => sent).toHaveBeenCalled();
};
const answered = async (): Promise<void> => {
  answer();
  await expect.poll(() => begun).toHaveBeenCalled();
  await settled();
};

it('is empty after a message, and says nothing about that', async () => {
  mounted = await mount(thread);
  await userEvent.fill(named('text'), 'Первая мысль');
  await press();
  named('topic').focus();
  await answered();
  expect(named('text').value).toBe('');
  expect(named('text')).not.toHaveAttribute('aria-invalid', 'true');
  expect(document.activeElement).toBe(named('topic'));
  expect(draft()).toEqual({});
  expect(hasUnsavedChanges()).toBe(false);
});

it.each([
  ['the words after those that were sent', 'Первая мысль ВТОРАЯ', 'ВТОРАЯ'],
  ['the whole of another text', 'Нет, ВТОРАЯ', 'Нет, ВТОРАЯ'],
])('keeps %s in the field and in the draft', async (_what, typed, rest) => {
  mounted = await mount(thread);
  await userEvent.fill(named('text'), 'Первая мысль');
  await press();
  await userEvent.fill(named('text'), typed);
  await answered();
  expect(sent).toHaveBeenCalledExactlyOnceWith({ topic: 'Баллы', text: 'Первая мысль' });
  expect(named('text').value).toBe(rest);
  expect(document.activeElement).toBe(named('text'));
  expect(draft()).toEqual({ text: rest });
  await expect.poll(() => hasUnsavedChanges()).toBe(true);
});

it('keeps what was typed on in a saved record, and guards it', async () => {
  mounted = await mount(record);
  await userEvent.fill(named('topic'), 'Зимняя смена');
  await press();
  await userEvent.fill(named('topic'), 'Зимняя смена ДВА СЛОВА');
  await answered();
  expect(named('topic').value).toBe('Зимняя смена ДВА СЛОВА');
  expect(document.activeElement).toBe(named('topic'));
  expect(draft()).toEqual({ topic: 'Зимняя смена ДВА СЛОВА' });
  await expect.poll(() => hasUnsavedChanges()).toBe(true);
  await userEvent.fill(named('topic'), 'Зимняя смена');
  await expect.poll(() => hasUnsavedChanges()).toBe(false);
});

it('keeps what was taken back to the old start meanwhile', async () => {
  mounted = await mount(record);
  await userEvent.fill(named('topic'), 'Зимняя смена');
  await press();
  await userEvent.fill(named('topic'), 'Баллы');
  await answered();
  expect(named('topic').value).toBe('Баллы');
  await expect.poll(() => hasUnsavedChanges()).toBe(true);
});

it('keeps what was typed on a step that is closed by the time of the answer', async () => {
  function Steps(): JSX.Element {
    const [shown, show] = useState(true);
    return (
      <Staying start={(values) => values}>
        <TextField name="topic" label="Тема" />
        {shown && <TextareaField name="text" label="Сообщение" />}
        <button type="button" onClick={() => show(!shown)}>
          Шаг
        </button>
      </Staying>
    );
  }
  mounted = await mount(<Steps />);
  const step = (): Promise<void> => userEvent.click(page.getByRole('button', { name: 'Шаг' }));
  await userEvent.fill(named('text'), 'Первая мысль');
  await press();
  await userEvent.fill(named('text'), 'ВТОРАЯ');
  await step();
  await answered();
  await step();
  expect(named('text').value).toBe('ВТОРАЯ');
});

it('keeps the draft of the second thought of a form that is gone by the time of the answer', async () => {
  mounted = await mount(thread);
  await userEvent.fill(named('text'), 'Первая мысль');
  await press();
  await userEvent.fill(named('text'), 'Первая мысль ВТОРАЯ');
  await mounted.unmount();
  await answered();
  expect(draft()).toEqual({ text: 'ВТОРАЯ' });
});

it('keeps files that were added meanwhile, without those that were sent', async () => {
  let count = 0;
  mounted = await mount(
    <Staying start={() => ({})}>
      <forms.FileField<number>
        name="files"
        label="Файлы"
        optional
        multiple
        maxFiles={3}
        url=""
        transport={async () => (count += 1)}
      />
    </Staying>,
  );
  const add = async (name: string): Promise<void> => {
    const input = mounted.container.querySelector<HTMLInputElement>('input[type=file]');
    await userEvent.upload(input as HTMLInputElement, new File(['photo'], name, { type: 'image/png' }));
    await expect.poll(() => mounted.container.textContent).toContain(name);
  };
  await add('первый.png');
  await press();
  await add('второй.png');
  await answered();
  await expect.poll(() => mounted.container.textContent).not.toContain('первый.png');
  expect(mounted.container.textContent).toContain('второй.png');
});
