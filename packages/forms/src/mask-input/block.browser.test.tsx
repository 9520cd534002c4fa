import { afterEach, describe, expect, it } from 'vitest';

import * as forms from '../index.ts';
import { chord, compose, press } from '../test-utils/gestures.ts';
import { mount, settled, type Mounted } from '../test-utils/render.tsx';

let mounted: Mounted;
afterEach(() => mounted.unmount());

async function open(field: React.ReactElement): Promise<HTMLInputElement> {
  mounted = await mount(<forms.Form onSubmit={() => undefined}>{field}</forms.Form>);
  const input = mounted.container.querySelector('input') as HTMLInputElement;
  input.focus();
  return input;
}

const phone = <forms.PhoneField name="it" optional />;
const day = <forms.DateField name="it" label="Дата" />;
const notice = (): string => mounted.container.querySelector('[data-message="warning"]')?.textContent ?? '';
const SELECT_ALL = '{Control>}a{/Control}';

describe('a number of another country', () => {
  it('gives way to another one typed over it', async () => {
    const input = await open(phone);
    await press('0044');
    expect(input.value).toBe('+7 (00');
    await chord(SELECT_ALL);
    await press('9123456789');
    expect(input.value).toBe('+7 (912) 345-67-89');
  });

  it.each(['{Backspace}', '{Delete}'])('leaves no notice after %s', async (key) => {
    const input = await open(phone);
    await press('+4');
    await expect.poll(notice).not.toBe('');
    if (key === '{Delete}') await chord(SELECT_ALL);
    await chord(key);
    await expect.poll(() => [input.value, notice()]).toEqual(['', '']);
  });
});

describe('letters in a date', () => {
  it('leave the selection for the right digits', async () => {
    const input = await open(day);
    await press('12051990');
    await chord(SELECT_ALL);
    await press('м');
    expect([input.selectionStart, input.selectionEnd]).toEqual([0, 10]);
    await press('20112026');
    expect(input.value).toBe('20.11.2026');
  });

  it.each(['{ArrowLeft}{End}', '{Home}{End}', SELECT_ALL, '{Backspace}', '{Delete}'])(
    'hold nothing back after %s',
    async (keys) => {
      const input = await open(day);
      await press('May');
      await expect.poll(notice).not.toBe('');
      await chord(keys);
      await press('12');
      expect(input.value).toBe('12');
      await expect.poll(notice).toBe('');
    },
  );

  it('leave no notice when Backspace has nothing to erase', async () => {
    await open(day);
    await press('May');
    await expect.poll(notice).not.toBe('');
    await chord('{Backspace}');
    await expect.poll(notice).toBe('');
  });

  it('let undo take back what was typed before them', async () => {
    const input = await open(day);
    await press('12May');
    await chord('{Control>}z{/Control}');
    expect(input.value).toBe('');
    await press('20');
    expect(input.value).toBe('20');
  });

  it('hold back nothing composed in another place', async () => {
    const input = await open(day);
    await press('12.05.1990May');
    input.setSelectionRange(0, 2);
    await compose('20');
    await settled();
    expect(input.value).toBe('20.05.1990');
  });
});
