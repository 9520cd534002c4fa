import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  fiscalDocument,
  fiscalDrive,
  fiscalSign,
  isGtin,
  parseProductMark,
  parseReceipt,
  receiptKey,
  receiptText,
  receiptTotal,
  timeOfDay,
} from './index.ts';

const text = 't=20201225T1016&s=1113.99&fn=9282440300829880&i=10556&fp=189504453&n=1';
const withField = (name: string, value: string): string =>
  text.replace(new RegExp(`(^|&)${name}=[^&]*`), `$1${name}=${value}`);
const reason = (code: string): string => {
  const result = parseReceipt(code);
  return result.ok ? '' : result.reason;
};

describe('parseReceipt', () => {
  it('reads every field', () => {
    expect(parseReceipt(text)).toEqual({
      ok: true,
      receipt: {
        at: '2020-12-25T10:16:00',
        totalKopecks: 111_399,
        fn: '9282440300829880',
        fd: '10556',
        fpd: '189504453',
        operation: 1,
      },
    });
  });

  it.each([
    ['seconds', withField('t', '20201225T101659'), { at: '2020-12-25T10:16:59' }],
    ['whole roubles', withField('s', '1113'), { totalKopecks: 111_300 }],
    ['one decimal', withField('s', '1113.9'), { totalKopecks: 111_390 }],
    ['a link around it', `https://check.example/?${text}`, { fd: '10556' }],
    ['any order', text.split('&').toReversed().join('&'), { fpd: '189504453' }],
    ['spaces around', ` ${text}\n`, { fd: '10556' }],
    ['a decimal comma', withField('s', '1113,99'), { totalKopecks: 111_399 }],
    ['leading zeros', withField('i', '0010556'), { fd: '10556' }],
  ])('understands %s', (_what, code, part) => {
    const result = parseReceipt(code);
    expect(result.ok && result.receipt).toMatchObject(part);
  });

  it.each([
    ['', 'Это не QR-код чека'],
    ['https://example.ru/promo?id=1', 'Это не QR-код чека'],
    [text.replace('&n=1', ''), 'QR-код прочитан не полностью, отсканируйте ещё раз'],
    [withField('s', '-5'), 'В чеке неверная сумма'],
    [text.replace('&fp=189504453', ''), 'QR-код прочитан не полностью, отсканируйте ещё раз'],
    [withField('t', '20201325T1016'), 'В чеке неверная дата'],
    [withField('t', '20200230T1016'), 'В чеке неверная дата'],
    [withField('s', '0.00'), 'В чеке неверная сумма'],
    [withField('s', '1113.999'), 'В чеке неверная сумма'],
    [withField('fn', '928244030082988'), 'Номер ФН должен содержать 16 цифр'],
    [withField('i', '12345678901'), 'Номер ФД должен содержать от 1 до 10 цифр'],
    [withField('fp', 'abc'), 'Номер ФП должен содержать от 1 до 10 цифр'],
    [withField('n', '2'), 'Это чек возврата, нужен чек продажи'],
    [withField('n', '3'), 'Это чек покупки у населения, нужен чек продажи'],
    [withField('n', '9'), 'В чеке неизвестный вид операции'],
  ])('refuses %j: %s', (code, expected) => expect(reason(code)).toBe(expected));

  it.each(['2', '3', '4', '1'])('knows a receipt of something else than a sale by n=%s', (n) => {
    const result = parseReceipt(withField('n', n));
    expect(result.ok ? undefined : result.problem).toBe(n === '1' ? undefined : 'return');
  });

  it('reads back the text made of its parts', () => {
    const number = fc.integer({ min: 1, max: 9_999_999_999 }).map(String);
    const parts = fc.record({
      at: fc
        .date({ min: new Date('2017-01-01T00:00:00Z'), max: new Date('2099-12-31T23:59:59Z'), noInvalidDate: true })
        .map((date) => date.toISOString().slice(0, 19)),
      totalKopecks: fc.integer({ min: 1, max: 99_999_999_999 }),
      fn: fc.stringMatching(/^[0-9]{16}$/),
      fd: number,
      fpd: number,
    });
    fc.assert(
      fc.property(parts, (receipt) => {
        expect(parseReceipt(receiptText(receipt))).toEqual({ ok: true, receipt: { ...receipt, operation: 1 } });
      }),
    );
  });

  it.each([
    [fiscalDrive, '928244030082988', 'Номер ФН должен содержать 16 цифр'],
    [fiscalDrive, '9282440300829880', undefined],
    [fiscalDocument, '12345678901', 'Номер ФД должен содержать от 1 до 10 цифр'],
    [fiscalSign, '0189504453', undefined],
    [receiptTotal, 0, 'Сумма чека должна быть больше нуля'],
    [receiptTotal, 0.01, undefined],
    [receiptTotal, null, undefined],
    [timeOfDay, '2400', 'Такого времени нет'],
    [timeOfDay, '2359', undefined],
  ])('a part typed by hand is judged like a scanned one %#', (rule, value, message) =>
    expect(rule(value)).toBe(message),
  );

  it('never throws', () => {
    fc.assert(fc.property(fc.string(), (noise) => void parseReceipt(noise)));
  });

  it('gives one key to one receipt', () => {
    const receipt = { fn: '9282440300829880', fd: '10556', fpd: '189504453' };
    expect(receiptKey({ ...receipt, fd: '0000010556' })).toBe(receiptKey(receipt));
  });

  it('keeps kopecks whole', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999 }), (kopecks) => {
        const sum = `${Math.floor(kopecks / 100)}.${String(kopecks % 100).padStart(2, '0')}`;
        const result = parseReceipt(withField('s', sum));
        expect(result.ok && result.receipt.totalKopecks).toBe(kopecks);
      }),
    );
  });
});

describe('parseProductMark', () => {
  const GS = '\u001D';
  const gtin = '04607177964089';
  const crypto = `91EE06${GS}92${'a'.repeat(44)}`;

  it.each([
    ['plain', `01${gtin}21abc!DEF123456`, 'abc!DEF123456'],
    ['with crypto parts', `01${gtin}21abc!DEF123456${GS}${crypto}`, 'abc!DEF123456'],
    ['with FNC1 first', `${GS}01${gtin}21xyz${GS}93abcd`, 'xyz'],
    ['with a symbology prefix', `]d2${GS}01${gtin}21xyz${GS}93abcd`, 'xyz'],
    ['with a separator before 21', `01${gtin}${GS}21xyz`, 'xyz'],
    ['in brackets', `(01)${gtin}(21)abc!DEF(91)EE06(92)aaaa`, 'abc!DEF'],
    ['without separators', `01${gtin}21abcDEF123456x91EE0692${'b'.repeat(44)}`, 'abcDEF123456x'],
  ])('reads %s', (_what, code, serial) => {
    expect(parseProductMark(code)).toEqual({ ok: true, mark: { gtin, serial } });
  });

  it.each([
    ['', 'Это не код маркировки товара'],
    ['4607177964089', 'Это не код маркировки товара'],
    [`01${gtin}10abc`, 'Это не код маркировки товара'],
    [`010460717796408821abc`, 'В коде маркировки неверный штрихкод товара'],
    [`01${gtin}21`, 'Код маркировки прочитан не полностью, отсканируйте ещё раз'],
    [`01${gtin}21${'x'.repeat(21)}`, 'Код маркировки прочитан не полностью, отсканируйте ещё раз'],
  ])('refuses %j: %s', (code, expected) => {
    const result = parseProductMark(code);
    expect(result.ok ? '' : result.reason).toBe(expected);
  });

  it('never throws and checks the GTIN', () => {
    fc.assert(fc.property(fc.string(), (noise) => void parseProductMark(noise)));
    expect(isGtin('4607177964089')).toBe(true);
    expect(isGtin('4607177964088')).toBe(false);
  });
});
