import { useLayoutEffect, useState, type JSX } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';

import * as masks from '../masks/index.ts';
import type { Mask } from '../masks/index.ts';
import {
  autofill,
  chord,
  compose,
  copyText,
  dictate,
  dropInto,
  pasteInto,
  press,
  slowDown,
} from '../test-utils/gestures.ts';
import { mount, settled, type Mounted } from '../test-utils/render.tsx';
import type { Rejection } from './model.ts';
import { useMask } from './useMask.ts';

const samples: readonly (readonly [Mask, string])[] = [
  [masks.phone, '79123456789'],
  [masks.passportSeries, '4509'],
  [masks.passportNumber, '123456'],
  [masks.inn, '500100732259'],
  [masks.snils, '11223344595'],
  [masks.kpp, '773601001'],
  [masks.card, '2200123456789019'],
  [masks.pointsOutput, '12345'],
  [masks.date, '20112026'],
  [masks.time, '0905'],
  [masks.departmentCode, '770001'],
  [masks.account, '40702810100001234567'],
];

// Every mask slowed takes three minutes; without VITE_MATRIX=full one mask of each shape stands for the rest.
const slowIds =
  import.meta.env['VITE_MATRIX'] === 'full'
    ? samples.map(([mask]) => mask.id)
    : ['phone', 'inn', 'snils', 'pointsOutput'];

let mounted: Mounted | undefined;
let kept = '';
const rejections: Rejection[] = [];

function Probe({ mask }: { readonly mask: Mask }): JSX.Element {
  const [value, setValue] = useState('');
  useLayoutEffect(() => {
    kept = value;
  });
  const { inputProps } = useMask({
    mask,
    value,
    onChange: (change) => setValue(change.value),
    onReject: (rejection) => rejections.push(rejection),
  });
  return <input aria-label="Проба" {...inputProps} />;
}

async function open(mask: Mask): Promise<HTMLInputElement> {
  rejections.length = 0;
  mounted = await mount(<Probe mask={mask} />);
  const input = mounted.container.querySelector('input') as HTMLInputElement;
  input.focus();
  return input;
}

async function shows(input: HTMLInputElement, mask: Mask, raw: string): Promise<void> {
  await vi.waitFor(() => expect([input.value, kept]).toEqual([mask.format(raw), raw]));
}

const drop = (raw: string, from: number, to: number): string => raw.slice(0, from) + raw.slice(to);

type Act = (mask: Mask, raw: string, input: HTMLInputElement) => Promise<void>;

/** Each action starts in an empty focused field of the mask and says itself what must be seen. */
const actions: Readonly<Record<string, Act>> = {
  typing: async (mask, raw, input) => {
    await press(raw.slice(mask.rawPrefix.length));
    await shows(input, mask, raw);
    expect(input.selectionStart).toBe(input.value.length);
  },
  'typing the mask itself': async (mask, raw, input) => {
    await press(mask.format(raw));
    await shows(input, mask, raw);
    expect(rejections).toEqual([]);
  },
  paste: async (mask, raw, input) => {
    await pasteInto(input, `  ${mask.format(raw)}\t`);
    await shows(input, mask, raw);
  },
  'paste over a selection': async (mask, raw, input) => {
    const slots = raw.slice(mask.rawPrefix.length);
    await press(slots.split('').toReversed().join('').replace(/^[78]/, '3'));
    input.select();
    await pasteInto(input, mask.format(raw));
    await shows(input, mask, raw);
  },
  drop: async (mask, raw, input) => {
    await dropInto(input, mask.format(raw));
    await shows(input, mask, raw);
  },
  autofill: async (mask, raw, input) => {
    autofill(input, raw);
    await shows(input, mask, raw);
    autofill(input, mask.format(raw));
    await shows(input, mask, raw);
  },
  dictation: async (mask, raw, input) => {
    await dictate(raw);
    await shows(input, mask, raw);
  },
  composition: async (mask, raw, input) => {
    await compose(raw.slice(mask.rawPrefix.length));
    await shows(input, mask, raw);
  },
  'undo and redo': async (mask, raw, input) => {
    await press(raw.slice(mask.rawPrefix.length));
    // One burst is one step, but a loaded machine may put more than a second between two keys; bursts themselves are
    // proved with a clock of their own in model.test.ts.
    const repeat = async (keys: string, done: () => boolean): Promise<void> => {
      for (let step = 0; step < raw.length && !done(); step += 1) await chord(keys);
    };
    await repeat('{Control>}z{/Control}', () => input.value === '');
    await shows(input, mask, '');
    await repeat('{Control>}{Shift>}z{/Shift}{/Control}', () => input.value === mask.format(raw));
    await shows(input, mask, raw);
  },
  cut: async (mask, raw, input) => {
    await press(raw.slice(mask.rawPrefix.length));
    input.select();
    await userEvent.cut();
    await shows(input, mask, '');
    await userEvent.paste();
    await shows(input, mask, raw);
  },
  'word delete': async (mask, raw, input) => {
    await press(raw.slice(mask.rawPrefix.length));
    await chord('{Control>}{Backspace}{/Control}');
    const groups = mask.pattern.match(/[#A]+/g) ?? [];
    const last = groups.at(-1)?.length ?? 0;
    const left = drop(raw, raw.length - last, raw.length);
    await shows(input, mask, left === mask.rawPrefix ? '' : left);
  },
  'delete in the middle': async (mask, raw, input) => {
    await press(raw.slice(mask.rawPrefix.length));
    const middle = Math.floor(mask.format(raw).length / 2);
    const digits =
      mask
        .format(raw)
        .slice(0, middle)
        .replace(/[^0-9]/g, '').length - (mask.rawPrefix ? 0 : 0);
    input.setSelectionRange(middle, middle);
    await chord('{Backspace}');
    await shows(input, mask, drop(raw, digits - 1, digits));
    expect(input.selectionStart).toBeLessThan(middle);
    await chord('{Delete}');
    await shows(input, mask, drop(drop(raw, digits - 1, digits), digits - 1, digits));
  },
  'typing into a full field': async (mask, raw, input) => {
    await press(raw.slice(mask.rawPrefix.length));
    await press('0');
    await shows(input, mask, raw);
    const middle = Math.floor(input.value.length / 2);
    input.setSelectionRange(middle, middle);
    await press('0');
    await shows(input, mask, raw);
    expect(input.selectionStart).toBe(middle);
    expect(rejections).toEqual(['full', 'full']);
  },
  'a letter': async (mask, raw, input) => {
    await press('ы');
    await shows(input, mask, '');
    expect(rejections).toEqual(['character']);
    await press(raw.slice(mask.rawPrefix.length));
    await shows(input, mask, raw);
  },
  'erase to nothing': async (mask, raw, input) => {
    await press(raw.slice(mask.rawPrefix.length));
    for (let left = raw.length; left > mask.rawPrefix.length; left -= 1) await chord('{Backspace}');
    await shows(input, mask, '');
    expect(input.value).toBe('');
  },
};

const warned: unknown[][] = [];
beforeEach(() => {
  warned.length = 0;
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...text) => void warned.push(text));
  }
});
afterEach(async () => {
  await slowDown(1);
  await mounted?.unmount();
  mounted = undefined;
  expect(warned).toEqual([]);
  vi.restoreAllMocks();
});

describe.each(samples.map(([mask, raw]) => [mask.id, mask, raw] as const))('%s', (_id, mask, raw) => {
  it.each(Object.entries(actions))('%s', async (_name, action) => {
    await action(mask, raw, await open(mask));
  });

  it.runIf(slowIds.includes(mask.id)).each([4, 6])(
    'everything again, the processor %d times slower',
    { timeout: 60_000 },
    async (rate) => {
      await slowDown(rate);
      for (const action of Object.values(actions)) {
        await action(mask, raw, await open(mask));
        await mounted?.unmount();
        await settled();
      }
    },
  );
});

it('keeps the clipboard helper honest', async () => {
  await copyText('проверка');
  const input = await open(masks.phone);
  await userEvent.paste();
  expect(rejections).toEqual(['unreadable']);
  expect(input.value).toBe('');
});
