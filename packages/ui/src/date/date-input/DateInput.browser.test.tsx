import { useState, type ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';

import { mount } from '../../test-utils/mount.tsx';
import { Field } from '../../inputs/field/Field.tsx';
import { DateInput, type DateChange } from './DateInput.tsx';

let last: (DateChange & { readonly value: string | null }) | undefined;

const Example = ({ start = null }: { start?: string | null }): ReactElement => {
  const [value, setValue] = useState(start);
  return (
    <DateInput
      aria-label="Дата"
      value={value}
      onValueChange={(next, change) => {
        last = { value: next, ...change };
        setValue(next);
      }}
    />
  );
};
const field = () => page.getByRole('textbox', { name: 'Дата' });
const input = () => field().element() as HTMLInputElement;

describe('a date typed with real keys', () => {
  it('is typed, deleted through a point and edited in the middle', async () => {
    await mount(<Example />);
    await userEvent.click(field());
    await userEvent.keyboard('15032026');
    expect(input().value).toBe('15.03.2026');
    expect(last?.value).toBe('2026-03-15');
    await userEvent.keyboard('{Backspace}');
    expect(last).toEqual({
      value: null,
      text: '15.03.202',
      problem: 'Введите дату целиком: день, месяц и год',
    });
    await userEvent.keyboard('6{Home}2');
    expect(input().value).toBe('25.03.2026');
    expect(input().selectionStart).toBe(1);
    await userEvent.keyboard('{End}{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}');
    expect(input().value).toBe('25.0');
  });

  it('steps the part at the caret by arrows', async () => {
    await mount(<Example start="2026-01-31" />);
    await userEvent.click(field());
    input().setSelectionRange(4, 4);
    await userEvent.keyboard('{ArrowUp}');
    expect(input().value).toBe('28.02.2026');
    input().setSelectionRange(0, 0);
    await userEvent.keyboard('{ArrowDown}');
    expect(input().value).toBe('27.02.2026');
  });

  it('opens the calendar by Alt and the arrow down and leaves the day as it was', async () => {
    await mount(<Example start="2026-01-31" />);
    await userEvent.click(field());
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect.element(page.getByRole('dialog')).toBeVisible();
    expect(input().value).toBe('31.01.2026');
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    const box = input().closest('[data-control]');
    expect(box).not.toBeNull();
    await expect.poll(() => document.activeElement?.closest('[data-control]')).toBe(box);
  });

  it.each(['2026-03-15', '20260315', '15/03/26', '15 марта 2026', '15.03.2026\t'])(
    'pastes «%s» over the old value',
    async (text) => {
      await mount(<Example start="2020-01-01" />);
      await userEvent.click(field());
      input().select();
      const data = new DataTransfer();
      data.setData('text/plain', text);
      input().dispatchEvent(
        new InputEvent('beforeinput', {
          inputType: 'insertFromPaste',
          dataTransfer: data,
          bubbles: true,
          cancelable: true,
        }),
      );
      await expect.element(field()).toHaveValue('15.03.2026');
    },
  );

  it.each(['2026-03-15', '15 марта 2026', '15/03/2026'])('takes «%s» key by key', async (keys) => {
    await mount(<Example />);
    await userEvent.click(field());
    await userEvent.keyboard(keys);
    await expect.element(field()).toHaveValue('15.03.2026');
    expect(last).toEqual({ value: '2026-03-15', text: '15.03.2026', problem: undefined });
  });

  it.each(['{Enter}', '{Tab}'])('takes two digits of a year for a date only after %s', async (key) => {
    await mount(<Example />);
    await userEvent.click(field());
    await userEvent.keyboard('15/03/26');
    expect(input().value).toBe('15.03.26');
    expect(last?.value).toBeNull();
    await userEvent.keyboard(key);
    await expect.element(field()).toHaveValue('15.03.2026');
    expect(last?.value).toBe('2026-03-15');
  });

  it('completes no year while the keyboard composes', async () => {
    await mount(<Example />);
    await userEvent.click(field());
    const session = cdp() as unknown as { send: (method: string, options: object) => Promise<void> };
    for (const text of ['1', '15', '15.0', '15.03', '15.03.2', '15.03.20']) {
      await session.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
      expect(input().value).toBe(text);
      expect(last?.value).toBeNull();
    }
    await session.send('Input.insertText', { text: '15.03.202' });
    await expect.element(field()).toHaveValue('15.03.202');
    expect(last?.value).toBeNull();
    await userEvent.keyboard('6');
    expect(last?.value).toBe('2026-03-15');
  });

  it('takes an autofill whole', async () => {
    await mount(<Example />);
    await expect.element(field()).toBeVisible();
    // As a password manager writes: past React's own setter on the element.
    Reflect.set(HTMLInputElement.prototype, 'value', '1990-05-03', input());
    input().dispatchEvent(new Event('input', { bubbles: true }));
    await expect.element(field()).toHaveValue('03.05.1990');
  });

  it('reads the value of a picker and refuses letters', async () => {
    await mount(<Example start="2026-05-03 00:00:00.000" />);
    await expect.element(field()).toHaveValue('03.05.2026');
    await userEvent.click(field());
    await userEvent.keyboard('{End}абв');
    expect(input().value).toBe('03.05.2026');
  });
});

it.each(['2023-02-29', 'May 12th, 1990', '1990 год, май 12'])(
  'refuses a pasted «%s» and stays as it was',
  async (text) => {
    await mount(
      <Field label="Дата">
        <DateInput defaultValue="2026-01-31" />
      </Field>,
    );
    const element = input();
    element.focus();
    element.select();
    element.dispatchEvent(
      new InputEvent('beforeinput', { inputType: 'insertFromPaste', data: text, bubbles: true, cancelable: true }),
    );
    await expect.poll(() => document.querySelector('[data-message]')?.textContent).toBe('Такой даты нет');
    expect(element.value).toBe('31.01.2026');
    await userEvent.keyboard('{End}{Backspace}');
    expect(element.value).toBe('31.01.202');
    await expect.poll(() => document.querySelector('[data-message]')).toBeNull();
  },
);
