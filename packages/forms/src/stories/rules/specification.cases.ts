import * as rules from '../../rules/index.ts';
import { wrongBy, type RuleCases } from './types.ts';

const m = rules.messages;

/** Rules of specification §5, under their names. */
export const specificationCases: RuleCases = {
  required: wrongBy(
    rules.required,
    m.required,
    'спецификация §5',
    [
      ['', 'пусто'],
      ['   ', 'одни пробелы'],
    ],
    [['0', 'ноль — это значение']],
  ),
  cyrillic: wrongBy(
    rules.cyrillic,
    m.cyrillic,
    'спецификация §5',
    [
      ['Ivan', 'латиница'],
      ['Иван Петров', 'пробел — не буква'],
      ['Салтыков-Щедрин', 'дефис — не буква; для имён есть cyrillicName'],
      ['Івaн', 'чужие буквы, похожие на наши'],
    ],
    [['Ёлкин', 'ё входит']],
  ),
  email: wrongBy(
    rules.email,
    m.email,
    'спецификация §5; RFC 5321, RFC 5322',
    [
      ['ivan@', 'нет домена'],
      ['a..b@mail.ru', 'две точки подряд'],
      ['a@mаil.ru', 'русская «а» среди латинских'],
      ['иван@mail.ru', 'имя ящика по-русски'],
    ],
    [
      ['ivan@почта.рф', 'русский домен'],
      ['ivan+shop@mail.ru', 'с меткой'],
    ],
  ),
  innLength: wrongBy(
    rules.innLength,
    m.innLength,
    'спецификация §5',
    [
      ['77070838931', '11 цифр'],
      ['770708389x', 'не цифра'],
    ],
    [
      ['7707083893', 'организация'],
      ['500100732259', 'человек'],
    ],
  ),
  passportSeries: wrongBy(
    rules.passportSeries,
    m.passportSeries,
    'спецификация §5',
    [
      ['450', '3 цифры'],
      ['45091', '5 цифр'],
    ],
    [['4509', 'ровно 4']],
  ),
  passportNumber: wrongBy(
    rules.passportNumber,
    m.passportNumber,
    'спецификация §5',
    [
      ['12345', '5 цифр'],
      ['1234567', '7 цифр'],
    ],
    [['123456', 'ровно 6']],
  ),
  snilsLength: wrongBy(
    rules.snilsLength,
    m.snilsLength,
    'спецификация §5: 14 знаков с дефисами',
    [
      ['112-233-445-9', '13 знаков'],
      ['1122334459', '10 цифр'],
    ],
    [
      ['112-233-445-95', 'по маске'],
      ['112-233-445 95', 'как на карточке'],
      ['11223344595', 'как хранится'],
    ],
  ),
  passwordPattern: wrongBy(
    rules.passwordPattern,
    m.passwordPattern,
    'спецификация §5',
    [
      ['осень26!', 'нет заглавной'],
      ['ОСЕНЬ26!', 'нет строчной'],
      ['Осень!!!', 'нет цифры'],
      ['Осень26?', '«?» не входит в ! @ # / $ % ^ & *'],
    ],
    [['Осень26!', 'всё есть']],
  ),
  passwordLength: wrongBy(
    rules.passwordLength,
    m.passwordLength,
    'спецификация §5',
    [['семь777', '7 знаков']],
    [['восемь88', '8 знаков']],
  ),
  phoneLength: wrongBy(
    rules.phoneLength,
    m.phoneLength,
    'спецификация §5: 18 знаков по маске',
    [
      ['+7 (912) 345-67-8', '17 знаков'],
      ['9123456789', 'без кода страны, мимо маски'],
      ['+375 (29) 123-45-67', 'другая страна'],
    ],
    [
      ['+7 (912) 345-67-89', 'по маске'],
      ['79123456789', 'как хранится'],
    ],
  ),
  phoneCode: wrongBy(
    rules.phoneCode,
    m.phoneCode,
    'наше: кодов на 0, 1 и 2 нет',
    [['+7 (007) 912-34-56', 'номер для звонка из-за границы']],
    [
      ['+7 (812) 345-67-89', 'город'],
      ['79123456789', 'оператор, как хранится'],
    ],
  ),
  kppLength: wrongBy(
    rules.kppLength,
    m.kppLength,
    'спецификация §5',
    [['77360100', '8 знаков']],
    [['773601001', '9 знаков']],
  ),
  numberOnly: wrongBy(
    rules.numberOnly,
    m.numberOnly,
    'спецификация §5',
    [
      ['4,2', 'дробь'],
      ['-1', 'знак'],
      ['1 000', 'пробел'],
    ],
    [['42', 'одни цифры']],
  ),
};
