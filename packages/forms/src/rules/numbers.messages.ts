type Unit = readonly [string, string, string] | undefined;

const categories = new Intl.PluralRules('ru');

function plural(count: number, one: string, few: string, many: string): string {
  const category = categories.select(count);
  if (category === 'one') return one;
  return category === 'few' ? few : many;
}

function grouped(value: number): string {
  const [whole = '', fraction] = String(value).split('.');
  const thousands = whole.replace(/\B(?=(?:[0-9]{3})+$)/g, '\u00A0');
  return fraction === undefined ? thousands : `${thousands},${fraction}`;
}

/** After «от», «до» and «меньше» stands the genitive: one takes the form of two, the rest that of five. */
const genitive = (count: number, unit: Unit): string =>
  unit ? `${grouped(count)}\u00A0${plural(count, unit[1], unit[2], unit[2])}` : grouped(count);

const nominative = (count: number, unit: Unit): string =>
  unit ? `${grouped(count)}\u00A0${plural(count, ...unit)}` : grouped(count);

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const symbols = (count: number): string => plural(count, 'символа', 'символов', 'символов');

/** Messages of limits. `unit` is a noun after one, two and five, `action` an infinitive. */
export const numberMessages = {
  kppLetter: (letter: string, _place: number): string => `В КПП только цифры: буква «${letter}» не подходит`,
  kppCyrillic: (letter: string, _place: number): string => `Буква «${letter}» русская: в КПП бывают только латинские`,
  codeLength: (length: number): string => `Код должен содержать ${length} ${plural(length, 'цифру', 'цифры', 'цифр')}`,
  maxLength: (limit: number): string => `Не больше ${limit} ${symbols(limit)}`,
  minLength: (limit: number): string => `Не меньше ${limit} ${symbols(limit)}`,
  least: (limit: number): string => `Не меньше ${grouped(limit)}`,
  most: (limit: number): string => `Не больше ${grouped(limit)}`,
  amountAvailable: (count: number, unit: Unit): string => `Доступно ${nominative(count, unit)} — введите не больше`,
  amountLeast: (count: number, unit: Unit, action: string | undefined): string =>
    action ? `${capital(action)} можно от ${genitive(count, unit)}` : `Не меньше ${genitive(count, unit)}`,
  amountMost: (count: number, unit: Unit, action: string | undefined): string =>
    action ? `За один раз можно ${action} до ${genitive(count, unit)}` : `Не больше ${genitive(count, unit)}`,
  amountStep: (step: number): string => `Сумма должна быть кратна ${grouped(step)}`,
} as const;
