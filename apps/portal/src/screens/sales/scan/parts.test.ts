import { parseReceipt } from '@pribavka/forms/rules';
import { expect, it } from 'vitest';

import { partsOf, textOf } from './parts.ts';

const parts = {
  fn: '9282440300829880',
  fd: '0010556',
  fpd: '0189504453',
  total: 1113.99,
  date: '2026-11-18',
  time: '1241',
};

it('makes of typed parts what a scan would have given', () => {
  expect(parseReceipt(textOf(parts))).toEqual({
    ok: true,
    receipt: {
      fn: '9282440300829880',
      fd: '10556',
      fpd: '189504453',
      totalKopecks: 111_399,
      at: '2026-11-18T12:41:00',
      operation: 1,
    },
  });
});

it('opens again with what was typed', () => {
  const read = parseReceipt(textOf(parts));
  expect(read.ok && partsOf(read.receipt)).toEqual({ ...parts, fd: '10556', fpd: '189504453' });
});
