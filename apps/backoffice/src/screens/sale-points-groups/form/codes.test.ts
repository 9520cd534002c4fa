import { expect, it } from 'vitest';

import { groupFormMessages } from '../messages.ts';
import { parseCodes, readFound } from './codes.ts';

const messages = groupFormMessages.codes;

it('reads codes as people paste them: lines, rows of a spreadsheet, with a ИНН on either side', () => {
  const text = 'Т-01\r\n\n7700000000\tТ-02\nТ 03;771234567890\n7700000000\nТ-04;';
  expect(parseCodes(text)).toEqual([
    { line: 1, code: 'Т-01' },
    { line: 3, inn: '7700000000', code: 'Т-02' },
    { line: 4, inn: '771234567890', code: 'Т 03' },
    { line: 5, code: '7700000000' },
    { line: 6, code: 'Т-04' },
  ]);
});

it('takes one open shop a line and says of every other line why not', () => {
  const shop = (id: string, partner: string, status: 'active' | 'closed' = 'active') => ({
    id,
    name: id,
    code: id,
    address: '',
    status,
    partner: { id: partner, name: partner },
  });
  const lines = parseCodes('А\nБ\nВ\nГ\nА');
  const found = [
    { code: 'А', stores: [shop('а', 'Мастерок'), shop('а0', 'Гвоздь', 'closed')] },
    { code: 'Б', stores: [] },
    { code: 'В', stores: [shop('в', 'Мастерок', 'closed')] },
    { code: 'Г', stores: [shop('г1', 'Мастерок'), shop('г2', 'Гвоздь')] },
    { code: 'А', stores: [shop('а', 'Мастерок')] },
  ];
  expect(readFound(lines, found)).toEqual({
    stores: [found[0]!.stores[0]],
    refused: [messages.unknown(2, 'Б'), messages.closed(3, 'В'), messages.several(4, 'Г', '«Мастерок», «Гвоздь»')],
  });
});
