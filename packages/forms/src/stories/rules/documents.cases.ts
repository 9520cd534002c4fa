import * as rules from '../../rules/index.ts';
import { bound, wrongBy, type RuleCases } from './types.ts';

const m = rules.messages;
const born = { birthDate: '1990-05-06' };

/** Documents of people and firms. */
export const documentCases: RuleCases = {
  cyrillicName: wrongBy(
    rules.cyrillicName,
    m.cyrillicName,
    'наше, рядом с cyrillic',
    [
      ['Щедрин-', 'дефис в конце'],
      ['Анна  Мария', 'два пробела'],
      ['Anna', 'латиница'],
    ],
    [
      ['Салтыков-Щедрин', 'через дефис'],
      ['Мамед оглы', 'через пробел'],
      ['Д’Артаньян', 'с апострофом'],
    ],
  ),
  innCompany: wrongBy(
    rules.innCompany,
    m.innCompany,
    'приказ ФНС ЕД-7-14/559@',
    [['500100732259', '12 цифр']],
    [['7707083893', '10 цифр']],
  ),
  innPerson: wrongBy(
    rules.innPerson,
    m.innPerson,
    'приказ ФНС ЕД-7-14/559@',
    [['7707083893', '10 цифр']],
    [['500100732259', '12 цифр']],
  ),
  innChecksum: wrongBy(
    rules.innChecksum,
    m.innChecksum,
    'приказ ФНС ЕД-7-14/559@',
    [
      ['7707083890', 'последняя цифра'],
      ['500100732258', 'двенадцатая цифра'],
      ['0000000000', 'одни нули'],
    ],
    [
      ['7707083893', 'организация'],
      ['500100732259', 'человек'],
      ['770', 'о длине говорит innLength'],
    ],
  ),
  snilsChecksum: wrongBy(
    rules.snilsChecksum,
    m.snilsChecksum,
    'постановление Правления ПФР 192п',
    [
      ['112-233-445-90', 'две последние цифры'],
      ['000-000-000-00', 'одни нули'],
    ],
    [
      ['112-233-445-95', 'сходится'],
      ['001-001-998-77', 'до 001-001-998 суммы не было'],
    ],
  ),
  kpp: wrongBy(rules.kpp, m.zeros, 'спецификация §5', [['000000000', 'одни нули']], [['773601001', '9 цифр']]),
  kppFormat: wrongBy(
    rules.kppFormat,
    m.kppFormat,
    'приказ ФНС ММВ-7-6/435@',
    [
      ['7736ab001', 'строчные буквы'],
      ['A73601001', 'буква не на месте'],
    ],
    [['7736AB001', 'буквы на пятом и шестом местах']],
  ),
  ogrn: wrongBy(
    rules.ogrn,
    m.ogrnChecksum,
    'приказ Минфина 165н',
    [['1027700132196', 'последняя цифра']],
    [['1027700132195', 'сходится']],
  ),
  ogrnip: wrongBy(
    rules.ogrnip,
    m.ogrnipChecksum,
    'приказ Минфина 165н',
    [['304500116000158', 'последняя цифра']],
    [['304500116000157', 'сходится']],
  ),
  departmentCode: wrongBy(
    rules.departmentCode,
    m.departmentCode,
    'бланк паспорта: 000-000',
    [['770', '3 цифры']],
    [
      ['770-001', 'с дефисом'],
      ['770001', 'слитно'],
    ],
  ),
  birthDate: wrongBy(
    rules.birthDate,
    m.birthDateYoung,
    'Положение о паспорте: с 14 лет',
    [['2025-01-01', 'младше 14']],
    [['1990-05-06', 'взрослый']],
  ),
  issuedAfter: wrongBy(
    bound(rules.issuedAfter('birthDate'), born),
    m.issuedBeforeFourteen,
    'Положение о паспорте: с 14 лет; дата рождения здесь 06.05.1990',
    [['2004-05-05', 'за день до 14 лет']],
    [['2004-05-06', 'в день 14-летия']],
  ),
  passportLapsed: wrongBy(
    bound(rules.passportLapsed('birthDate'), born),
    m.passportExpired,
    'Положение о паспорте: меняют в 20 и 45 лет, на замену 90 дней; дата рождения здесь 06.05.1990',
    [['2004-06-01', 'выдан в 14, сейчас больше 20']],
    [['2010-06-01', 'выдан после 20']],
  ),
  isoDate: wrongBy(
    rules.isoDate,
    m.date,
    'ISO 8601',
    [
      ['2026-02-29', 'такого дня нет'],
      ['0202-01-01', 'год из трёх цифр'],
    ],
    [['2024-02-29', 'високосный']],
  ),
  notFuture: wrongBy(
    rules.notFuture,
    m.dateFuture,
    'наше',
    [['2199-01-01', 'ещё не наступила']],
    [['2020-02-29', 'уже была']],
  ),
};
