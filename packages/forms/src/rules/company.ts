import { messages as russian } from './messages.ts';
import { numberMessages } from './numbers.messages.ts';
import { ruleOf, ruleOfOne } from './rule-of.ts';
import { asText } from './text.ts';
import type { Rule } from './types.ts';

/** Length 9 (specification §5). What may stand at each place is checked by `kppFormat`. */
export const kppLength: Rule = ruleOf((text) => text.length === 9, 'kppLength');

const isZeros = (text: string): boolean => /^0+$/.test(text);
const CYRILLIC = /\p{Script=Cyrillic}/u;

/** КПП of 9 digits (specification §5): a letter is named, also one that looks like a Latin one, and zeros are nobody's. */
export const kpp: Rule = ruleOfOne({ ...russian, ...numberMessages }, (value, messages) => {
  const text = asText(value);
  const letter = /\p{L}/u.exec(text);
  if (letter) return messages.kppLetter(letter[0], letter.index + 1);
  if (!/^[0-9]{9}$/.test(text)) return messages.kppLength;
  return isZeros(text) ? messages.zeros : undefined;
});

/** КПП as ФНС gives it (order ММВ-7-6/435@): places 5 and 6 may hold capital Latin letters. */
export const kppFormat: Rule = ruleOfOne({ ...russian, ...numberMessages }, (value, messages) => {
  const text = asText(value);
  const letter = CYRILLIC.exec(text);
  if (letter) return messages.kppCyrillic(letter[0], letter.index + 1);
  if (!/^[0-9]{4}[0-9A-Z]{2}[0-9]{3}$/.test(text)) return messages.kppFormat;
  return isZeros(text) ? messages.zeros : undefined;
});

function remainder(digits: string, divisor: bigint): string {
  return String((BigInt(digits) % divisor) % 10n);
}

/** ОГРН: 13 digits, the last is the rest of the first twelve by 11, of that by 10 (order of Минфин 165н, §8). */
export const ogrn: Rule = ruleOfOne(russian, (value, messages) => {
  const text = String(value);
  if (!/^[0-9]{13}$/.test(text)) return messages.ogrn;
  if (isZeros(text)) return messages.zeros;
  return remainder(text.slice(0, 12), 11n) === text[12] ? undefined : messages.ogrnChecksum;
});

/** ОГРНИП: 15 digits, the last is the rest of the first fourteen by 13, of that by 10 (order of Минфин 165н, §8). */
export const ogrnip: Rule = ruleOfOne(russian, (value, messages) => {
  const text = String(value);
  if (!/^[0-9]{15}$/.test(text)) return messages.ogrnip;
  if (isZeros(text)) return messages.zeros;
  return remainder(text.slice(0, 14), 13n) === text[14] ? undefined : messages.ogrnipChecksum;
});
