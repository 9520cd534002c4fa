import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { isGtin, parseProductMark } from './data-matrix.ts';
import { expandUpcE, readScan } from './scan.ts';

const GS = '\u001D';
const receipt = 't=20201225T1016&s=1113.99&fn=9282440300829880&i=10556&fp=189504453&n=1';
const gtin = '04607177964089';

const withCheck = (digits: string): string => {
  const digit = '0123456789'.split('').find((last) => isGtin(digits + last));
  if (digit === undefined) throw new Error(digits);
  return digits + digit;
};

/** Signs a serial of «Честный знак» may hold (GS1 General Specifications, figure 7.11-1), brackets among them. */
const serials = fc
  .stringMatching(/^[!"%-?A-Z_a-z]{1,20}$/)
  .filter((serial) => !/93.{4}$|&\w+;|<GS>|_x001d_/i.test(serial));
const gtins = fc.stringMatching(/^[0-9]{13}$/).map(withCheck);

describe('readScan', () => {
  it.each([
    ['a receipt', receipt, { kind: 'receipt', text: receipt }],
    ['a receipt of a return', receipt.replace('n=1', 'n=2'), { kind: 'refused', reason: /возврата/ }],
    ['a receipt of an unknown kind', receipt.replace('n=1', 'n=7'), { kind: 'refused', reason: /вид операции/ }],
    ['half a receipt', receipt.replace('&n=1', ''), { kind: 'refused', reason: /не полностью/ }],
    ['a mark', `01${gtin}215a(b)c${GS}91EE06${GS}92${'a'.repeat(44)}`, { kind: 'mark', gtin, serial: '5a(b)c' }],
    ['a mark in GS1-128', `]C101${gtin}21abc`, { kind: 'mark', gtin, serial: 'abc' }],
    ['a mark in brackets', `(01)${gtin}(21)a(b)c(91)EE06(92)x`, { kind: 'mark', gtin, serial: 'a(b)c' }],
    ['a broken mark', `01${gtin}21`, { kind: 'refused', reason: /не полностью/ }],
    ['a mark with a wrong GTIN', '010460717796408821abc', { kind: 'refused', reason: /неверный штрихкод/ }],
    ['EAN-13', '4607177964089', { kind: 'barcode', gtin: '4607177964089' }],
    ['EAN-8', '96385074', { kind: 'barcode', gtin: '96385074' }],
    ['UPC-A', '036000291452', { kind: 'barcode', gtin: '036000291452' }],
    ['UPC-E of digits that are no EAN-8', '04252614', { kind: 'barcode', gtin: '042100005264' }],
    ['digits with spaces', '460 7177 964089', { kind: 'barcode', gtin: '4607177964089' }],
    ['a wrong check digit', '4607177964088', { kind: 'text', text: '4607177964088' }],
    ['a serial number', ' SN-0042 ', { kind: 'text', text: 'SN-0042' }],
    ['a link', 'https://example.ru/promo?id=1', { kind: 'text' }],
    ['nothing', '', { kind: 'text', text: '' }],
  ])('knows %s', (_what, text, expected) => {
    const scan = readScan(text);
    const { reason, ...rest } = expected as { kind: string; reason?: RegExp };
    expect(scan).toMatchObject(rest);
    if (reason) expect(scan.kind === 'refused' && scan.reason).toMatch(reason);
  });

  it('reads digits that are right both ways as the symbology says', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[01][0-9]{6}$/).map(withCheck), (digits) => {
        expect(readScan(digits)).toEqual({ kind: 'barcode', gtin: digits });
        const whole = expandUpcE(digits);
        expect(readScan(digits, 'upc-e')).toMatchObject(
          whole === undefined ? { kind: 'text' } : { kind: 'barcode', gtin: whole },
        );
      }),
    );
  });

  it('reads what a scanner typed in the Russian layout', () => {
    expect(readScan('0104607177964089215Вг(цУЭЕ?КБРл')).toEqual({
      kind: 'mark',
      gtin,
      serial: '5Du(wE"T&R<Hk',
      wasRussian: true,
    });
    const typed = 'е=20201225Е1016?ы=1113ю99?ат=9282440300829880?ш=10556?аз=189504453?т=1';
    expect(readScan(typed)).toMatchObject({ kind: 'receipt', text: receipt, wasRussian: true });
    expect(readScan('Дрель')).toEqual({ kind: 'text', text: 'Дрель' });
  });

  it('never throws', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (noise) => void readScan(noise)));
  });
});

it.each([
  ['01234565', '012345000065'],
  ['04252614', '042100005264'],
  ['01234531', '012300000451'],
  ['01234547', undefined],
  ['01234133', '012300000413'],
  ['01234566', undefined],
  ['21234565', undefined],
  ['0123456', undefined],
])('expands UPC-E %s to %s', (short, whole) => {
  expect(expandUpcE(short)).toBe(whole);
});

describe('a mark', () => {
  const prefixes = fc.constantFrom('', GS, ']d2', `]d2${GS}`, ']C1', ']Q3', '\u00E8');
  const tails = fc.constantFrom(
    '',
    `${GS}91EE06${GS}92${'/+aZ'.repeat(11)}`,
    `${GS}93dGVz`,
    `${GS}8005123456${GS}93dGVz`,
  );

  it('is read whole whatever stands around it, and its crypto tail is dropped', () => {
    fc.assert(
      fc.property(prefixes, gtins, fc.constantFrom('', GS), serials, tails, (prefix, code, gap, serial, tail) => {
        // Spaces at the ends are no signs of a serial; the last sign could be one only without a tail.
        expect(parseProductMark(`${prefix}01${code}${gap}21${serial}${tail}`)).toEqual({
          ok: true,
          mark: { gtin: code, serial },
        });
      }),
    );
  });

  it('keeps its piece when a scanner swallowed the separators, by the lengths of the product groups', () => {
    fc.assert(
      fc.property(gtins, fc.stringMatching(/^(?:[A-Za-z0-9]{13}|[A-Za-z0-9]{20})$/), (code, serial) => {
        expect(parseProductMark(`01${code}21${serial}91EE0692${'b'.repeat(44)}`)).toEqual({
          ok: true,
          mark: { gtin: code, serial },
        });
      }),
    );
  });
});
