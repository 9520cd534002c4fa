import { expect, it } from 'vitest';

import { searchList } from './search-list.ts';

it('reads phones in any writing, one a line, with commas or in one row', () => {
  const phones = ['79161112233', '79162223344', '79163334455'];
  for (const text of [
    '8 916 111-22-33\n+7 (916) 222-33-44\n916 333 44 55\n',
    '8 (916) 111‑22‑33, 9162223344; +79163334455',
    '89161112233 +79162223344 9163334455',
  ]) {
    expect(searchList(text)?.phones, text).toEqual(phones);
  }
});

it('tells ids, addresses, ИНН and numbers apart', () => {
  const id = '0191F8A0-5b2c-7d10-9e4f-3a6b8c2d1e06';
  expect(searchList(`${id}\nA@Mail.Example\n7712345678\n771234567890\n104582`)).toEqual({
    ids: [id.toLowerCase()],
    emails: ['a@mail.example'],
    phones: ['77712345678'],
    inns: ['7712345678', '771234567890'],
    numbers: ['7712345678', '771234567890', '104582'],
  });
});

it('leaves names, one phone and blanks to the ordinary search', () => {
  for (const text of [
    undefined,
    '',
    ' \n ',
    '8 916 111-22-33',
    'Иванов, Пётр',
    'Иванов 104582',
    '916 111 22 33',
    ', -',
  ])
    expect(searchList(text), text).toBeUndefined();
});
