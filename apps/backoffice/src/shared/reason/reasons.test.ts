import { expect, it } from 'vitest';

import { reasonSentence, reasonBody } from './reasons.ts';

const reasons = [
  { code: 'wrong_name', name: 'Ошибка в имени', text: 'Проверьте имя.' },
  { code: 'other', name: 'Другая причина', text: '' },
];

it('shows what the person will read', () => {
  expect(reasonSentence(reasons, { reasonCode: 'wrong_name' })).toBe('Проверьте имя.');
  expect(reasonSentence(reasons, { reasonCode: 'wrong_name', reasonText: ' Отчество с ошибкой ' })).toBe(
    'Проверьте имя. Отчество с ошибкой',
  );
  expect(reasonSentence(reasons, { reasonCode: 'other', reasonText: 'Пишите в поддержку' })).toBe('Пишите в поддержку');
});

it('does not send an empty comment', () => {
  expect(reasonBody({ reasonCode: 'wrong_name', reasonText: '  ' })).toEqual({ reasonCode: 'wrong_name' });
  expect(reasonBody({ reasonCode: 'other', reasonText: ' Да ' })).toEqual({ reasonCode: 'other', reasonText: 'Да' });
});
