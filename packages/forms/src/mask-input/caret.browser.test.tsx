import { afterEach, expect, it } from 'vitest';

import * as masks from '../masks/index.ts';
import { autofill, compose } from '../test-utils/gestures.ts';
import { mount, settled, type Mounted } from '../test-utils/render.tsx';
import { MaskedInput } from './MaskedInput.tsx';

let mounted: Mounted;
afterEach(() => mounted.unmount());

async function open(mask: masks.Mask, value: string): Promise<HTMLInputElement> {
  mounted = await mount(<MaskedInput aria-label="It" mask={mask} defaultValue={value} />);
  const input = mounted.container.querySelector('input') as HTMLInputElement;
  input.focus();
  return input;
}

it.each([
  ['an amount', masks.pointsOutput, '12345', [1, 2], '9', '19345', 2],
  ['a day', masks.date, '20112026', [0, 1], '1', '10.11.2026', 1],
  ['a year', masks.date, '20112026', [8, 9], '3', '20.11.2036', 9],
  ['a phone', masks.phone, '79123456789', [4, 5], '4', '+7 (412) 345-67-89', 5],
] as const)(
  'keeps the caret of a composition in the middle of %s',
  async (_name, mask, value, place, text, shown, caret) => {
    const input = await open(mask, value);
    input.setSelectionRange(place[0], place[1]);
    await compose(text);
    await settled();
    expect([input.value, input.selectionStart, input.selectionEnd]).toEqual([shown, caret, caret]);
  },
);

it('lets no digit join after a composed comma', async () => {
  const input = await open(masks.pointsOutput, '10');
  input.setSelectionRange(2, 2);
  await compose(',');
  await compose('5');
  await settled();
  expect(input.value).toBe('10');
});

it('takes a filled in value whole', async () => {
  const input = await open(masks.phone, '79123456789');
  autofill(input, '8 926 000 11 22');
  await settled();
  expect(input.value).toBe('+7 (926) 000-11-22');
});
