import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { isGtin, parseProductMark, parseReceipt, receiptKey } from './index.ts';

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
  ])('understands %s', (_what, code, part) => {
    const result = parseReceipt(code);
    expect(result.ok && result.receipt).toMatchObject(part);
  });

  it.each([
    ['', 'Это не QR-код чека'],
    ['https://example.ru/promo?id=1', 'Это не QR-код чека'],
    [text.replace('&fp=189504453', ''), 'QR-код прочитан не полностью, отсканируйте ещё раз'],
    [withField('t', '20201325T1016'), 'В чеке неверная дата'],
    [withField('t', '20200230T1016'), 'В чеке неверная дата'],
    [withField('s', '0.00'), 'В чеке неверная сумма'],
    [withField('s', '1113.999'), 'В чеке неверная сумма'],
    [withField('fn', '928244030082988'), 'Номер ФН должен содержать 16 цифр'],
    [withField('i', '12345678901'), 'Номер ФД должен содержать от 1 до 10 цифр'],
    [withField('fp', 'abc'), 'Номер ФПД должен содержать от 1 до 10 цифр'],
    [withField('n', '2'), 'Это чек возврата, нужен чек продажи'],
    [withField('n', '3'), 'Это чек покупки у населения, нужен чек продажи'],
    [withField('n', '9'), 'В чеке неизвестный вид операции'],
  ])('refuses %j: %s', (code, expected) => expect(reason(code)).toBe(expected));

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
