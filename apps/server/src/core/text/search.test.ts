import { describe, expect, it } from 'vitest';

import { parseSearch } from './search.ts';

describe('search box', () => {
  it.each([
    ['+7 (912) 345-67-89', '79123456789'],
    ['8 912 345 67 89', '79123456789'],
    ['89123456789', '79123456789'],
    ['7-912-345-67-89', '79123456789'],
  ])('reads %s as a phone', (text, phone) => {
    expect(parseSearch(text)).toEqual({ kind: 'phone', phone });
  });

  it('keeps both readings of ten digits', () => {
    expect(parseSearch('9123456789')).toEqual({ kind: 'phoneOrInn', phone: '79123456789', inn: '9123456789' });
    expect(parseSearch('69 0100 4121')).toEqual({ kind: 'phoneOrInn', phone: '76901004121', inn: '6901004121' });
  });

  it('reads twelve digits as the ИНН of a person', () => {
    expect(parseSearch('500100732259')).toEqual({ kind: 'inn', inn: '500100732259' });
  });

  it('reads the tail of a number', () => {
    expect(parseSearch('01-47')).toEqual({ kind: 'digits', digits: '0147' });
  });

  it('folds ё and case and drops quotes', () => {
    expect(parseSearch('  Фёдор «Мастерок» ')).toEqual({ kind: 'words', terms: ['федор', 'мастерок'] });
    expect(parseSearch('Мельникова   АННА')).toEqual({ kind: 'words', terms: ['мельникова', 'анна'] });
  });

  it.each([
    ['Салтыков–Щедрин', ['салтыков-щедрин']],
    ['Салтыков‑Щедрин', ['салтыков-щедрин']],
    ['Салтыков - Щедрин', ['салтыков', 'щедрин']],
    ['Мельникова А. С.', ['мельникова', 'а', 'с']],
    ['Мельникова А.С.', ['мельникова', 'а', 'с']],
    ['ООО «Завод» (Тверь)', ['ооо', 'завод', 'тверь']],
  ])('reads the words of %s', (text, terms) => {
    expect(parseSearch(text)).toEqual({ kind: 'words', terms });
  });

  it('reads a number behind its sign', () => {
    expect(parseSearch('№104582')).toEqual({ kind: 'digits', digits: '104582' });
    expect(parseSearch('№ 104582')).toEqual({ kind: 'digits', digits: '104582' });
    expect(parseSearch('555–01—47')).toEqual({ kind: 'digits', digits: '5550147' });
  });

  it('reads an address and an identifier', () => {
    expect(parseSearch('A.Mel@shop.ru')).toEqual({ kind: 'email', email: 'a.mel@shop.ru' });
    expect(parseSearch('0191f8a0-0000-7000-8000-000000000001').kind).toBe('id');
  });

  it('asks nothing of blanks and lone quotes', () => {
    expect(parseSearch('   ').kind).toBe('none');
    expect(parseSearch('«»').kind).toBe('none');
    expect(parseSearch(undefined).kind).toBe('none');
  });
});
