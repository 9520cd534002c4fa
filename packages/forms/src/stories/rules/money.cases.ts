import * as rules from '../../rules/index.ts';
import { bound, wrongBy, type RuleCases } from './types.ts';

const m = rules.messages;
const receipt = 't=20201225T1016&s=1113.99&fn=9282440300829880&i=10556&fp=189504453&n=1';

/** Money, receipts, codes and the rest. */
export const moneyCases: RuleCases = {
  cardLength: wrongBy(
    rules.cardLength,
    m.cardLength,
    'спецификация §5: маска из 16 цифр',
    [['220000000000000', '15 цифр']],
    [['2200 0000 0000 0004', 'с пробелами маски']],
  ),
  cardLuhn: wrongBy(
    rules.cardLuhn,
    m.cardLuhn,
    'ISO/IEC 7812-1',
    [
      ['4111111111111112', 'опечатка в цифре'],
      ['0000000000000000', 'одни нули'],
    ],
    [['4111111111111111', 'сходится']],
  ),
  bik: wrongBy(
    rules.bik,
    m.bik,
    'Положение Банка России 732-П',
    [['944525225', 'начинается с 9']],
    [['044525225', 'верный']],
  ),
  accountLength: wrongBy(
    rules.accountLength,
    m.account,
    'план счетов Банка России',
    [['4070281010000123456', '19 цифр']],
    [['40702810100001234567', '20 цифр']],
  ),
  accountKey: wrongBy(
    bound(rules.accountKey('bik'), { bik: '044525225' }),
    m.accountChecksum,
    'Порядок Банка России 515; БИК здесь 044525225',
    [['30101810400000000226', 'ключ не сходится']],
    [['30101810400000000225', 'сходится']],
  ),
  amountWithin: wrongBy(
    rules.amountWithin({ min: 500, available: 12_480, unit: ['балл', 'балла', 'баллов'], action: 'вывести' }),
    'Вывести можно от 500\u00A0баллов',
    'спецификация §5: до 5 цифр; здесь от 500 при остатке 12 480',
    [['100', 'меньше наименьшего']],
    [['12480', 'всё, что есть']],
  ),
  integerRange: wrongBy(
    rules.integerRange({ min: 1, max: 9 }),
    'Не больше 9',
    'наше; здесь от 1 до 9',
    [['10', 'больше']],
    [['9', 'граница входит']],
  ),
  fiscalDrive: wrongBy(
    rules.fiscalDrive,
    m.fiscalDrive,
    'ФНС ЕД-7-20/662@, тег 1041',
    [['928244030082988', '15 цифр']],
    [['9282440300829880', '16 цифр']],
  ),
  fiscalDocument: wrongBy(
    rules.fiscalDocument,
    m.fiscalDocument,
    'ФНС ЕД-7-20/662@, тег 1040',
    [['12345678901', '11 цифр']],
    [['10556', 'до 10 цифр']],
  ),
  fiscalSign: wrongBy(
    rules.fiscalSign,
    m.fiscalSign,
    'ФНС ЕД-7-20/662@, тег 1077',
    [['12345678901', '11 цифр']],
    [['189504453', 'до 10 цифр']],
  ),
  receiptTotal: wrongBy(
    rules.receiptTotal,
    m.receiptTotal,
    'ФНС ЕД-7-20/662@, тег 1020',
    [['0', 'ноль рублей']],
    [['1113.99', 'рубли']],
  ),
  timeOfDay: wrongBy(rules.timeOfDay, m.timeOfDay, 'наше', [['2500', 'такого часа нет']], [['0905', 'верное']]),
  parseReceipt: wrongBy(
    (value) => reasonOf(rules.parseReceipt(String(value))),
    'Это чек возврата, нужен чек продажи',
    'ФНС ЕД-7-20/662@, тег 1196',
    [[receipt.replace('n=1', 'n=2'), 'возврат']],
    [[receipt, 'QR-код чека']],
  ),
  parseProductMark: wrongBy(
    (value) => reasonOf(rules.parseProductMark(String(value))),
    'Это не код маркировки товара',
    'GS1 DataMatrix, «Честный знак»',
    [['4607177964089', 'штрихкод, а не код маркировки']],
    [['010460717796408921abc!DEF123456', 'GTIN и серийный номер']],
  ),
  codeLength: wrongBy(
    rules.codeLength(4),
    'Код должен содержать 4 цифры',
    'наше; здесь 4 цифры',
    [['123', '3 цифры']],
    [['4821', '4 цифры']],
  ),
  minLength: wrongBy(
    rules.minLength(3),
    'Не меньше 3 символов',
    'наше; здесь 3',
    [['аб', '2 символа']],
    [['абв', '3 символа']],
  ),
  maxLength: wrongBy(
    rules.maxLength(3),
    'Не больше 3 символов',
    'наше; здесь 3',
    [['абвг', '4 символа']],
    [['аб👍', 'смайлик — один символ']],
  ),
  login: wrongBy(
    rules.login,
    m.login,
    'наше: вход по телефону или почте',
    [['ivan', 'ни то ни другое']],
    [
      ['8 912 345-67-89', 'телефон'],
      ['ivan@mail.ru', 'почта'],
    ],
  ),
  passwordCommon: wrongBy(
    rules.passwordCommon,
    m.passwordCommon,
    'наше; то же проверяет сервер',
    [
      ['P@ssw0rd2026', 'слово из списка, буквы заменены знаками'],
      ['Qwerty12!', 'ряд клавиш'],
    ],
    [['Vernost7!kot', 'в списках нет']],
  ),
  passwordPersonal: wrongBy(
    bound(rules.passwordPersonal, { lastName: 'Мельникова', phone: '79065550147' }),
    m.passwordPersonal,
    'наше; здесь Мельникова, +7 (906) 555-01-47',
    [
      ['Мельникова26!', 'фамилия'],
      ['Xy!9065550147', 'телефон'],
    ],
    [['Vernost7!kot', 'ничего своего']],
  ),
  passwordRepeat: wrongBy(
    bound(rules.passwordRepeat('password'), { password: 'Осень26!' }),
    m.passwordRepeat,
    'наше; пароль здесь Осень26!',
    [['Осень26', 'без последнего знака']],
    [['Осень26!', 'тот же']],
  ),
  consent: wrongBy(
    (value, values, messages) => rules.consent(value === 'true', values, messages),
    m.consent,
    'наше; «true» — отмечено',
    [['false', 'не отмечено']],
    [['true', 'отмечено']],
  ),
};

function reasonOf(result: { ok: true } | { ok: false; reason: string }): string | undefined {
  return result.ok ? undefined : result.reason;
}
