import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import * as rules from './index.ts';

const digits = (length: number): fc.Arbitrary<string> => fc.stringMatching(new RegExp(`^[0-9]{${length}}$`));

/** The only control digit that a rule accepts, found by trying all ten. */
function accepted(test: (digit: string) => boolean): string[] {
  return '0123456789'.split('').filter(test);
}

// Oracles are written from the other side: they make the control digit, the rules recompute and compare.
const dot = (text: string, weights: string): number =>
  text.split('').reduce((sum, digit, index) => sum + Number(digit) * Number.parseInt(weights[index] ?? '0', 16), 0);
const control = (text: string, weights: string): string => String(dot(text, weights) % 11).slice(-1);

describe('ИНН', () => {
  it.each(['7707083893', '7707329152', '500100732259'])('%s is right', (inn) => {
    expect(rules.innChecksum(inn)).toBeUndefined();
  });

  it('accepts the control digit of the oracle and no other', () => {
    fc.assert(
      fc.property(digits(9).filter(notZeros), (head) => {
        expect(accepted((digit) => rules.isInn(head + digit))).toEqual([control(head, '24a359468')]);
      }),
    );
    fc.assert(
      fc.property(digits(10).filter(notZeros), (head) => {
        const eleventh = control(head, '724a359468');
        const twelfth = control(head + eleventh, '3724a359468');
        expect(rules.isInn(head + eleventh + twelfth)).toBe(true);
        expect(accepted((digit) => rules.isInn(head + eleventh + digit))).toEqual([twelfth]);
      }),
    );
  });

  it('says what is wrong and leaves the length to its own rule', () => {
    expect(rules.innChecksum('7707083890')).toBe('Проверьте ИНН: контрольная сумма не совпадает');
    expect(rules.innChecksum('770708')).toBeUndefined();
    expect(rules.innCompany('500100732259')).toBe('ИНН организации должен содержать 10 цифр');
    expect(rules.innPerson('7707083893')).toBe('ИНН физического лица должен содержать 12 цифр');
  });
});

it.each(['0000000000', '000000000000'])('refuses ИНН %s: nobody has it', (inn) => {
  expect(rules.isInn(inn)).toBe(false);
  expect(rules.innChecksum(inn)).toBe('Проверьте ИНН: контрольная сумма не совпадает');
});

it.each(['000-000-000-00', '00000000000'])('refuses СНИЛС %s: nobody has it', (snils) => {
  expect(rules.snilsChecksum(snils)).toBe('Проверьте СНИЛС: контрольная сумма не совпадает');
});

const notZeros = (text: string): boolean => !/^0+$/.test(text);

describe('СНИЛС', () => {
  it.each(['112-233-445-95', '112-233-445 95', '11223344595', '00100199800', '00000000001'])('%s is right', (snils) => {
    expect(rules.snilsChecksum(snils)).toBeUndefined();
  });

  it('accepts the control sum of the oracle and no other', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1_001_999, max: 999_999_999 }), (number) => {
        const head = String(number).padStart(9, '0');
        // The rule as ПФР words it: below 100 as it is, 100 and 101 give 00, above it the rest by 101.
        let sum = 0;
        for (let place = 9; place > 0; place -= 1) sum += Number(head[9 - place]) * place;
        if (sum > 101) sum %= 101;
        const key = sum === 100 || sum === 101 ? '00' : String(sum).padStart(2, '0');
        expect(rules.isSnils(head + key)).toBe(true);
        const other = String((Number(key) + 1) % 100).padStart(2, '0');
        expect(rules.isSnils(head + other)).toBe(false);
      }),
    );
  });
});

describe('card', () => {
  it.each(['4111111111111111', '5555 5555 5555 4444', '2200000000000004'])('%s is right', (card) => {
    expect(rules.cardLuhn(card)).toBeUndefined();
  });

  it('notices any wrong digit and nearly any exchange of neighbours', () => {
    // Table of doubled digits, as ISO/IEC 7812-1 prints it.
    const doubled = [0, 2, 4, 6, 8, 1, 3, 5, 7, 9];
    fc.assert(
      fc.property(digits(15), (head) => {
        const sum = head
          .split('')
          .reduce(
            (total, digit, index) => total + (index % 2 === 0 ? (doubled[Number(digit)] ?? 0) : Number(digit)),
            0,
          );
        expect(accepted((digit) => rules.isLuhn(head + digit))).toEqual([String((10 - (sum % 10)) % 10)]);
      }),
    );
  });

  it('refuses sixteen zeros and another length', () => {
    expect(rules.cardLuhn('0000000000000000')).toBe('Проверьте номер карты: в нём есть опечатка');
    expect(rules.cardLength('220000000000000')).toBe('Номер карты должен содержать 16 цифр');
  });
});

describe('registers and banks', () => {
  it('knows ОГРН and ОГРНИП', () => {
    expect(rules.ogrn('1027700132195')).toBeUndefined();
    expect(rules.ogrn('1027700132196')).toBe('Проверьте ОГРН: контрольная цифра не совпадает');
    expect(rules.ogrn('102770013219')).toBe('ОГРН должен содержать 13 цифр');
    expect(rules.ogrnip('304500116000157')).toBeUndefined();
    expect(rules.ogrnip('304500116000158')).toBe('Проверьте ОГРНИП: контрольная цифра не совпадает');
    fc.assert(
      fc.property(digits(12), (head) => {
        expect(accepted((digit) => rules.ogrn(head + digit) === undefined)).toEqual([
          String(Number(head) % 11).slice(-1),
        ]);
      }),
    );
  });

  it('knows БИК and the key of an account', () => {
    expect(rules.bik('044525225')).toBeUndefined();
    expect(rules.bik('944525225')).toBe('БИК должен содержать 9 цифр и начинаться с 0, 1 или 2');
    expect(rules.isAccountOf('30101810400000000225', '044525225')).toBe(true);
    expect(rules.isAccountOf('30101810400000000226', '044525225')).toBe(false);
    const key = rules.accountKey('bik');
    fc.assert(
      fc.property(digits(11), (tail) => {
        const right = accepted((digit) => key(`40702810${digit}${tail}`, { bik: '044525225' }) === undefined);
        expect(right).toHaveLength(1);
        const digit = right[0] ?? '';
        const signs = `225407028 10${digit}${tail}`.replace(' ', '');
        const sum = signs
          .split('')
          .reduce((total, sign, index) => total + ((Number(sign) * Number('713'[index % 3])) % 10), 0);
        expect(sum % 10).toBe(0);
      }),
    );
    expect(key('40702810100001234567', {})).toBeUndefined();
  });

  it('takes a КПП of nine digits and names the letter that is not one', () => {
    expect(rules.kpp('773601001')).toBeUndefined();
    expect(rules.kpp('7736AB001')).toBe('В КПП только цифры: буква «A» не подходит');
    expect(rules.kpp('7736АВ001')).toBe('В КПП только цифры: буква «А» не подходит');
    expect(rules.kpp('77360100')).toBe('КПП должен содержать 9 цифр');
    expect(rules.kppFormat('7736АВ001')).toBe('Буква «А» русская: в КПП бывают только латинские');
  });

  it('refuses zeros where they agree with themselves', () => {
    const zeros = 'Проверьте номер: в нём одни нули';
    expect([rules.kpp, rules.kppFormat, rules.bik].map((rule) => rule('000000000'))).toEqual([zeros, zeros, zeros]);
    expect([rules.ogrn('0'.repeat(13)), rules.ogrnip('0'.repeat(15))]).toEqual([zeros, zeros]);
  });

  it('reads a СНИЛС as it is printed', () => {
    for (const text of ['112 233 445 95', '112\u00A0233\u00A0445\u00A095', '112-233-445 95', '11223344595']) {
      expect(rules.snilsLength(text)).toBeUndefined();
      expect(rules.snilsChecksum(text)).toBeUndefined();
    }
  });

  it('knows КПП with letters', () => {
    expect(rules.kppFormat('7736AB001')).toBeUndefined();
    expect(rules.kppFormat('7736ab001')).toBe('Проверьте КПП: 4 цифры, 2 цифры или заглавные латинские буквы, 3 цифры');
  });
});
