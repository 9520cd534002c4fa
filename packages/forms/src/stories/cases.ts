import * as masks from '../masks/index.ts';
import type { Mask } from '../masks/index.ts';
import { phoneCases } from '../masks/phone.cases.ts';

/** A case shown by a story and checked by its play function. */
export interface StoryCase {
  readonly how: string;
  readonly text: string;
  readonly shown: string;
  readonly why: string;
}

const HOW = { typed: 'наберите', pasted: 'вставьте', autofilled: 'автозаполнение' } as const;

const pasted = (text: string, shown: string, why: string): StoryCase => ({ how: 'вставьте', text, shown, why });

/** Cases of every mask, by its id. */
export const storyCases: Readonly<
  Record<string, { readonly mask: Mask; readonly label: string; readonly cases: readonly StoryCase[] }>
> = {
  phone: {
    mask: masks.phone,
    label: 'Телефон',
    // A refused foreign number leaves its plus until the field is left.
    cases: phoneCases.map(({ how, text, raw, why }) => ({
      how: HOW[how],
      text,
      why,
      shown: masks.phone.format(raw) || (how === 'typed' ? '+' : ''),
    })),
  },
  passportSeries: {
    mask: masks.passportSeries,
    label: 'Серия паспорта',
    cases: [pasted('45 09', '4509', 'с пробелом'), pasted('45 09 123456', '4509', 'паспорт целиком: берём серию')],
  },
  passportNumber: {
    mask: masks.passportNumber,
    label: 'Номер паспорта',
    cases: [
      pasted('123 456', '123456', 'с пробелом'),
      pasted('4509 № 123456', '123456', 'паспорт целиком: берём номер'),
    ],
  },
  inn: {
    mask: masks.inn,
    label: 'ИНН',
    cases: [
      pasted('ИНН/КПП 7707083893/773601001', '7707083893', 'из реквизитов'),
      pasted('5001 0073 2259', '500100732259', 'с пробелами'),
      pasted('7707083893123', '', '13 цифр — не берём, а не обрезаем'),
    ],
  },
  snils: {
    mask: masks.snils,
    label: 'СНИЛС',
    cases: [
      pasted('112-233-445 95', '112-233-445-95', 'как на карточке'),
      pasted('СНИЛС 11223344595', '112-233-445-95', 'со словом'),
    ],
  },
  kpp: {
    mask: masks.kpp,
    label: 'КПП',
    cases: [
      pasted('ИНН/КПП 7707083893/773601001', '773601001', 'из реквизитов'),
      pasted('7736AB001', '', 'буквы — не выбрасываем, а не берём; для них есть КПП с буквами'),
    ],
  },
  card: {
    mask: masks.card,
    label: 'Номер карты',
    cases: [
      pasted('2200-1234-5678-9019', '2200 1234 5678 9019', 'с дефисами'),
      pasted('2200 1234 5678 9019 123', '', '19 цифр — не берём, а не обрезаем'),
    ],
  },
  pointsOutput: {
    mask: masks.pointsOutput,
    label: 'Баллы',
    cases: [
      pasted('1 000 баллов', '1000', 'со словом'),
      pasted('1 000,00', '1000', 'с нулевыми копейками'),
      pasted('1000,50', '', 'дробь — не берём: вышло бы в сто раз больше'),
      pasted('−500', '', 'отрицательное'),
    ],
  },
  date: {
    mask: masks.date,
    label: 'Дата',
    cases: [
      pasted('2026-11-20', '20.11.2026', 'ISO'),
      pasted('20260305', '05.03.2026', 'слитно, как в файлах'),
      pasted('5/1/2026', '05.01.2026', 'без нулей'),
      pasted('20 ноября 2026', '20.11.2026', 'словами'),
      pasted('5/1/26', '05.01.26', 'век не угадываем: поле допишет его, когда его оставят'),
      { how: 'наберите', text: '5.1.2026', shown: '05.01.2026', why: 'нули ставятся сами' },
    ],
  },
  time: {
    mask: masks.time,
    label: 'Время',
    cases: [
      pasted('9:05', '09:05', 'без нуля'),
      { how: 'наберите', text: '9:05', shown: '09:05', why: 'ноль ставится сам' },
    ],
  },
  departmentCode: {
    mask: masks.departmentCode,
    label: 'Код подразделения',
    cases: [pasted('770001', '770-001', 'слитно')],
  },
  account: {
    mask: masks.account,
    label: 'Расчётный счёт',
    cases: [pasted('р/с 40702810100001234567', '40702 810 1 0000 1234567', 'из реквизитов')],
  },
  kppLetters: {
    mask: masks.kppLetters,
    label: 'КПП с буквами',
    cases: [
      { how: 'наберите', text: '7736ab001', shown: '7736AB001', why: 'строчные становятся заглавными' },
      pasted('КПП 7736AB001', '7736AB001', 'из реквизитов'),
      pasted('7736АВ001', '', 'русские буквы, похожие на латинские'),
    ],
  },
  ogrn: { mask: masks.ogrn, label: 'ОГРН', cases: [pasted('1 02 77 00 132195', '1027700132195', 'с пробелами')] },
  ogrnip: { mask: masks.ogrnip, label: 'ОГРНИП', cases: [pasted('304500116000157', '304500116000157', 'слитно')] },
  bik: { mask: masks.bik, label: 'БИК', cases: [pasted('БИК 044525225', '044525225', 'из реквизитов')] },
  code: {
    mask: masks.code(4),
    label: 'Код',
    cases: [
      pasted('Код: 4821. Никому не говорите', '4821', 'из сообщения целиком'),
      pasted('48213', '', 'пять цифр — не этот код'),
    ],
  },
  fiscalDrive: {
    mask: masks.fiscalDrive,
    label: 'ФН',
    cases: [pasted('ФН 9282440300829880', '9282 4403 0082 9880', 'со словом')],
  },
  fiscalDocument: {
    mask: masks.fiscalDocument,
    label: 'ФД',
    cases: [pasted('ФД: 0000010556', '0000010556', 'нули остаются, их уберёт разбор чека')],
  },
  fiscalSign: {
    mask: masks.fiscalSign,
    label: 'ФП',
    cases: [pasted('189504453123', '', '12 цифр — не берём, а не обрезаем')],
  },
};
