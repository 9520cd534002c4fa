import { messages as russian } from './messages.ts';
import { ruleOf, ruleOfOne } from './rule-of.ts';
import type { Rule } from './types.ts';

/** Length 9 (specification §5). What may stand at each place is checked by `kppFormat`. */
export const kppLength: Rule = ruleOf((text) => text.length === 9, 'kppLength');

/** КПП as ФНС gives it (order ММВ-7-6/435@): places 5 and 6 may hold capital Latin letters. */
export const kppFormat: Rule = ruleOf((text) => /^[0-9]{4}[0-9A-Z]{2}[0-9]{3}$/.test(text), 'kppFormat');

function remainder(digits: string, divisor: bigint): string {
  return String((BigInt(digits) % divisor) % 10n);
}

/** ОГРН: 13 digits, the last is the rest of the first twelve by 11, of that by 10 (order of Минфин 165н, §8). */
export const ogrn: Rule = ruleOfOne(russian, (value, messages) => {
  const text = String(value);
  if (!/^[0-9]{13}$/.test(text)) return messages.ogrn;
  return remainder(text.slice(0, 12), 11n) === text[12] ? undefined : messages.ogrnChecksum;
});

/** ОГРНИП: 15 digits, the last is the rest of the first fourteen by 13, of that by 10 (order of Минфин 165н, §8). */
export const ogrnip: Rule = ruleOfOne(russian, (value, messages) => {
  const text = String(value);
  if (!/^[0-9]{15}$/.test(text)) return messages.ogrnip;
  return remainder(text.slice(0, 14), 13n) === text[14] ? undefined : messages.ogrnipChecksum;
});
