import { expect, it } from 'vitest';

import { readText, reasonBody } from './reasons.ts';

const reasons = [
  { code: 'wrong_name', name: 'Ошибка в имени', text: 'Проверьте имя.' },
  { code: 'other', name: 'Другая причина', text: '' },
];

it('shows what the person will read', () => {
  expect(readText(reasons, { reasonCode: 'wrong_name' })).toBe('Проверьте имя.');
  expect(readText(reasons, { reasonCode: 'wrong_name', reasonText: ' Отчество с ошибкой ' })).toBe(
    'Проверьте имя. Отчество с ошибкой',
  );
  expect(readText(reasons, { reasonCode: 'other', reasonText: 'Пишите в поддержку' })).toBe('Пишите в поддержку');
});

it('does not send an empty comment', () => {
  expect(reasonBody({ reasonCode: 'wrong_name', reasonText: '  ' })).toEqual({ reasonCode: 'wrong_name' });
  expect(reasonBody({ reasonCode: 'other', reasonText: ' Да ' })).toEqual({ reasonCode: 'other', reasonText: 'Да' });
});
