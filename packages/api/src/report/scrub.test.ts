import { describe, expect, it } from 'vitest';

import { isSecretName, scrub } from './scrub.ts';
import { scrubText } from './scrub-text.ts';

describe('text', () => {
  it.each([
    ['Телефон +7 (912) 345-67-89 занят', 'Телефон [phone] занят'],
    ['79123456789', '[phone]'],
    ['8 912 345 67 89', '[phone]'],
    ['письмо на ivan.petrov+1@mail.example.ru не ушло', 'письмо на [email] не ушло'],
    ['почта иван@почта.рф', 'почта [email]'],
    ['СНИЛС 112-233-445 95', 'СНИЛС [snils]'],
    ['11223344595', '[number]'],
    ['ИНН 007712345678.', 'ИНН [number].'],
    ['ИНН 0077123456', 'ИНН [number]'],
    ['карта 4111 1111 1111 1111', 'карта [card]'],
    ['2200 0000-0000 0004!', '[card]!'],
    ['паспорт 45 06 123456', 'паспорт [passport]'],
    ['паспорт 4506 №123456', 'паспорт [passport]'],
    ['выдан 770-001', 'выдан [number]'],
    ['Authorization: Bearer abc.def', 'Authorization: Bearer [token]'],
    ['eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln', '[token]'],
    ['GET https://x.ru/api/a?phone=79123456789&x=1 400', 'GET https://x.ru/api/a?[query] 400'],
    ['GET /v1/private/sales/sales#token=1', 'GET /v1/private/sales/sales?[query]'],
    ['a'.repeat(43), '[token]'],
  ])('%j', (source, expected) => {
    expect(scrubText(source)).toBe(expected);
  });

  it.each([
    'TypeError: Cannot read properties of undefined (reading "map")',
    'at https://x.ru/assets/index-Cq3vT1.js:12:3456',
    'Продажа П-000123 от 20.11.2026',
    '1 250 баллов, 99 999 ₽',
    'request 0d4b6a0e-7f1c-4b7e-9a53-3f0f5cf1c0aa',
    '2026-11-20 16:26:47.123',
  ])('keeps %j', (source) => {
    expect(scrubText(source)).toBe(source);
  });
});

describe('structures', () => {
  it('lose every value under a known name', () => {
    expect(
      scrub({
        user: { id: 'u1', lastName: 'Петров', phone: '79123456789', email: null },
        headers: { Authorization: 'x', 'X-Refresh-Token': 'y', 'X-Request-Id': 'r1' },
        passportSeries: '4506',
        code: '1234',
        statusCode: 400,
        count: 3,
      }),
    ).toEqual({
      user: { id: 'u1', lastName: '[removed]', phone: '[removed]', email: null },
      headers: { Authorization: '[removed]', 'X-Refresh-Token': '[removed]', 'X-Request-Id': 'r1' },
      passportSeries: '[removed]',
      code: '[removed]',
      statusCode: 400,
      count: 3,
    });
  });

  it('are searched inside lists and numbers, and end', () => {
    const circle: Record<string, unknown> = { list: ['+7 912 345-67-89', 79123456789, 1763650000000] };
    circle['self'] = circle;
    const clean = JSON.stringify(scrub(circle));
    expect(clean).not.toContain('912');
    expect(clean).toContain('1763650000000');
    expect(clean).toContain('[removed]');
  });

  it('are not changed in place', () => {
    const source = { phone: '79123456789' };
    scrub(source);
    expect(source).toEqual({ phone: '79123456789' });
  });

  it('know names in any spelling', () => {
    expect(['accessToken', 'X-Session-Token', 'user_phone', 'Фамилия', 'cardNumber'].every(isSecretName)).toBe(true);
    expect(['status', 'codeName', 'requestId', 'discard'].filter(isSecretName)).toEqual(['discard']);
  });
});
