import { phoneMaskMessages } from './phone.messages.ts';
import { commonMaskMessages } from './template.messages.ts';
import { fill } from './template.ts';
import type { Mask } from './types.ts';

const PATTERN = '+7 (###) ###-##-##';
const NATIONAL = 10;

// An extension is not a part of the number: «доб. 12», «вн. 5», «ext 7», «#3».
const EXTENSION = /(?:доб[а-яё]*|вн[а-яё]*|ext[a-z]*|#)[.: \u00A0]*[0-9]+\D*$/iu;

/**
 * The trunk «8» and the country «7» in front of a number that is not complete. No Russian code begins with 7, 88 or 89,
 * so the digit is a prefix; `8123456789` may be a number of Petersburg and stays as it is.
 */
function withoutPrefix(digits: string): string {
  return /^(?:7|8[89])/.test(digits) ? digits.slice(1) : digits;
}

/**
 * The ten national digits of one number, or an empty string. The trunk «8» and the country «7» are dropped only when
 * eleven digits are there, so `8123456789` stays a number of Petersburg and `89123456789` becomes `9123456789`.
 */
function nationalOf(text: string): string {
  const digits = text.replace(/[^0-9]/g, '');
  if (/\+/.test(text) && !/\+[^0-9]*7/.test(text)) return '';
  if (digits.length === NATIONAL) return /\+/.test(text) || withoutPrefix(digits) !== digits ? '' : digits;
  if (digits.length === NATIONAL + 1 && /^[78]/.test(digits)) return digits.slice(1);
  const international = /^(?:00|810)7([0-9]{10})$/.exec(digits);
  return international?.[1] ?? '';
}

/** A stretch with more digits than one number has is taken only when its parts are set apart. */
function leading(text: string): string {
  const groups = text.match(/\+?[0-9]+/g) ?? [];
  if (groups.some((group) => group.replace('+', '').length > NATIONAL + 1)) return '';
  let taken = '';
  for (const group of groups) {
    taken += group;
    const found = nationalOf(taken);
    const digits = taken.replace('+', '').length;
    if (found && (digits > NATIONAL || !/^[78+]/.test(taken))) return found;
  }
  return '';
}

/** Digits of a number not yet complete. */
function partial(text: string): string {
  const digits = text.replace(/[^0-9]/g, '');
  const national = /^\s*\+\s*7/.test(text) ? digits.slice(1) : withoutPrefix(digits);
  return /^\s*\+\s*[0-689]/.test(text) || national.length > NATIONAL ? '' : national;
}

// «00» and «8 10» are the way to another country unless «7» follows; fewer digits are a part of a number.
const isForeign = (text: string): boolean => /^(?:00|810)[1-689][0-9]{7}/.test(text.replace(/[^0-9]/g, ''));

function recognise(text: string): string {
  const bare = text.replace(/^\s*tel:/i, '').replace(EXTENSION, '');
  const pieces = bare.split(/[;\n/|]|,(?=\s*[+78(])/);
  for (const piece of pieces) {
    const found = isForeign(piece) ? '' : nationalOf(piece) || leading(piece);
    if (found) return found;
  }
  return pieces.length === 1 && !isForeign(bare) ? partial(bare) : '';
}

function nationalDigits(value: string): string {
  if (/^\+?7?$/.test(value)) return '';
  if (value.startsWith('+7'))
    return value
      .slice(2)
      .replace(/[^0-9]/g, '')
      .slice(0, NATIONAL);
  if (/^7[0-9]*$/.test(value)) return value.slice(1, NATIONAL + 1);
  return recognise(value).slice(0, NATIONAL);
}

const raw = (national: string): string => (national ? `7${national}` : '');

/**
 * Phone `+7 (###) ###-##-##` (specification §5). The raw value is `7` and up to ten digits, as it is stored.
 * Lossless: a number that was right stays right in every form people write it; what cannot be read is not taken.
 */
export const phone: Mask = {
  id: 'phone',
  pattern: PATTERN,
  rawPrefix: '7',
  capacity: NATIONAL,
  complete: [NATIONAL],
  inputMode: 'tel',
  autoComplete: 'tel',
  // Another country by «+», «00» or «8 10»: its digits would make a Russian number that is not theirs.
  blocks: /^\+(?:[0-689]|7 \((?:00|810)[1-689])$/,
  blank: undefined,
  rejection: commonMaskMessages.common.rejection,
  ...phoneMaskMessages.phone,
  typed: (national, sign) => {
    if (!/^[0-9]$/.test(sign)) return undefined;
    if (national.length === NATIONAL && /^[78]/.test(national)) return national.slice(1) + sign;
    if (national === '8' && /^[89]$/.test(sign)) return sign;
    // «00 7» and «8 10 7» are the way to Russia from abroad, as a pasted number has it.
    return sign === '7' && /^(?:00|810)$/.test(national) ? '' : undefined;
  },
  format: (value) => fill(PATTERN, nationalDigits(value)),
  parse: (masked) => raw(nationalDigits(masked)),
  normalize: (text) => raw(recognise(text)),
  isComplete: (value) => value.length === NATIONAL + 1,
};
