import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { parseReceiptQr, receiptKey } from './receipt.ts';

const example = 't=20201225T1016&s=1113.99&fn=9282440300829880&i=10556&fp=189504453&n=1';

describe('fiscal QR', () => {
  it('reads the six parts', () => {
    expect(parseReceiptQr(example)).toEqual({
      receipt: {
        fn: '9282440300829880',
        fd: '10556',
        fpd: '189504453',
        totalKopecks: 111_399,
        time: '2020-12-25T10:16:00',
      },
    });
  });

  it.each([
    ['  n=1&fp=189504453&i=10556&fn=9282440300829880&s=1113.99&t=20201225T101600 ', 111_399],
    ['t=20201225T1016&s=1113&fn=9282440300829880&i=10556&fp=189504453&n=1', 111_300],
    ['t=20201225T1016&s=1113.5&fn=9282440300829880&i=10556&fp=189504453&n=1', 111_350],
    ['t=20201225T1016&s=1113,99&fn=9282440300829880&i=0010556&fp=0189504453&n=1', 111_399],
  ])('takes %s', (qr, totalKopecks) => {
    const read = parseReceiptQr(qr);
    expect(read).toMatchObject({ receipt: { totalKopecks, fd: '10556', fpd: '189504453' } });
  });

  it.each([2, 3, 4])('refuses operation n=%i', (n) => {
    expect(parseReceiptQr(example.replace('n=1', `n=${n}`))).toEqual({ problem: 'return' });
  });

  it.each([
    '',
    'https://example.ru',
    example.replace('fn=9', 'fn='),
    example.replace('1225', '1335'),
    example.replace('&n=1', ''),
    example.replace('s=1113.99', 's=-5'),
  ])('does not guess: %s', (qr) => expect(parseReceiptQr(qr)).toEqual({ problem: 'format' }));

  it('never throws and never makes a sum that is not whole kopecks', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (qr) => {
        const read = parseReceiptQr(qr);
        return 'problem' in read || Number.isSafeInteger(read.receipt.totalKopecks);
      }),
    );
  });

  it('one receipt has one key', () => {
    expect(receiptKey({ fn: '9282440300829880', fd: '0010556', fpd: '0189504453' })).toBe(
      receiptKey({ fn: '9282440300829880', fd: '10556', fpd: '189504453' }),
    );
  });
});
