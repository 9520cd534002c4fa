import { expect, it } from 'vitest';

import { addressRule, isAddress, linesOf, secureRule } from './addresses.ts';

it.each(['203.0.113.10', '203.0.113.0/24', '10.0.0.0/8', '0.0.0.0/0', '2001:db8::1', '2001:db8::/32', '::1'])(
  'takes %s',
  (text) => expect(isAddress(text)).toBe(true),
);

it.each([
  '203.0.113',
  '203.0.113.256',
  '10.0.0.0/33',
  '10.0.0.0/',
  '10.0.0.0/8/8',
  'kassa.example',
  '2001:db8::/129',
  '01.2.3.4',
  ':',
  '',
])('does not take «%s»', (text) => expect(isAddress(text)).toBe(false));

it('names the line that is wrong, in any writing of the list', () => {
  const rule = addressRule({ wrong: (line, text) => `${line}:${text}`, many: (limit) => `>${limit}` });
  expect(rule('203.0.113.10\n\n10.0.0.0/8')).toBeUndefined();
  expect(rule('203.0.113.10, 10.0.0; ::1')).toBe('2:10.0.0');
  expect(rule(undefined)).toBeUndefined();
  expect(rule(Array.from({ length: 101 }, () => '10.0.0.1').join('\n'))).toBe('>100');
  expect(linesOf(' 10.0.0.1 ;\n::1 ')).toEqual(['10.0.0.1', '::1']);
});

it.each([
  ['', undefined],
  ['https://kassa.example/hook', undefined],
  [' https://kassa.example ', undefined],
  ['http://127.0.0.1:4524/hook', undefined],
  ['http://kassa.example/hook', 'нужен https'],
  ['http://localhost.example/hook', 'нужен https'],
  ['kassa.example', 'нужен https'],
  [undefined, undefined],
])('sends events to %s by https alone', (typed, said) => {
  expect(secureRule('нужен https')(typed)).toBe(said);
});
