/** What takes the place of personal data; the kind is kept so that a report stays readable. */
const mark = (kind: string): string => `[${kind}]`;

/**
 * Luhn's check distinguishes a card from a long identifier. `digits` is a string of digits only.
 */
function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const digit = Number(digits[digits.length - 1 - index]);
    const doubled = index % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

const edge = '(?<![0-9A-Za-zА-Яа-яЁё])';
const end = '(?![0-9A-Za-zА-Яа-яЁё])';
const gap = '[\\s\\-–\\u00a0\\u202f]';
const pattern = (source: string): RegExp => new RegExp(`${edge}${source}${end}`, 'gu');

const jwt = /eyJ[\w-]{5,}\.[\w-]{5,}(?:\.[\w-]*)?/g;
const bearer = /(bearer\s+)[^\s"',;]+/gi;
const email = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;
const query = /((?:https?:\/\/|\/)[^\s"'<>?#]*)[?#][^\s"'<>]*/g;
const card = pattern(`\\d(?:${gap}?\\d){12,18}`);
const phone = new RegExp(
  `(?<![0-9A-Za-z])(?:\\+7|8|7)${gap}*\\(?\\d{3}\\)?${gap}*\\d{3}${gap}*\\d{2}${gap}*\\d{2}${end}`,
  'gu',
);
const snils = pattern(`\\d{3}${gap}\\d{3}${gap}\\d{3}${gap}\\d{2}`);
const passport = pattern(`\\d{2}${gap}?\\d{2}(?:${gap}|№|N|\\s)+\\d{6}`);
const department = pattern('\\d{3}[-–]\\d{3}');
/** ИНН, СНИЛС, passport or phone without separators. */
const longNumber = pattern('\\d{10,12}');
const serialToken = /\b[A-Za-z0-9_-]{40,}\b/g;

/**
 * Removes whatever could name a person or open a session from a piece of text: tokens, e-mails,
 * phones, cards, passports, ИНН, СНИЛС, query strings. Rather too much than too little.
 */
export function scrubText(text: string): string {
  return text
    .replace(jwt, mark('token'))
    .replace(bearer, `$1${mark('token')}`)
    .replace(query, `$1?${mark('query')}`)
    .replace(email, mark('email'))
    .replace(snils, mark('snils'))
    .replace(phone, mark('phone'))
    .replace(card, (found) => (passesLuhn(found.replace(/\D/g, '')) ? mark('card') : mark('number')))
    .replace(passport, mark('passport'))
    .replace(department, mark('number'))
    .replace(longNumber, mark('number'))
    .replace(serialToken, mark('token'));
}
