import { commonMaskMessages } from './template.messages.ts';
import type { InputMode, Mask } from './types.ts';

const SLOTS: Readonly<Record<string, RegExp>> = { '#': /[0-9]/, A: /[0-9A-Z]/ };

/** The test of a slot, or undefined for a fixed character. */
export function slotOf(sign: string): RegExp | undefined {
  return SLOTS[sign];
}

/** Puts slot characters into the pattern, stopping after the last one. */
export function fill(pattern: string, slots: string): string {
  let masked = '';
  let next = 0;
  for (const sign of pattern) {
    if (next >= slots.length) break;
    if (slotOf(sign)) {
      masked += slots[next];
      next += 1;
    } else masked += sign;
  }
  return masked;
}

/** Only the characters a pattern has slots for, in order, capitals where letters are allowed. */
export function slotChars(pattern: string, text: string): string {
  return pattern.includes('A') ? text.toUpperCase().replace(/[^0-9A-Z]/g, '') : text.replace(/[^0-9]/g, '');
}

/** A letter between two digits: taking only the digits would make another value of the text. */
export function hasLetterInside(text: string): boolean {
  return text
    .split(/[0-9]/)
    .slice(1, -1)
    .some((between) => /\p{L}/u.test(between));
}

/** The digits of a foreign text when they fit and nothing but separators stands between them. */
export function digitsUpTo(text: string, capacity: number): string {
  const digits = text.replace(/[^0-9]/g, '');
  return digits.length <= capacity && !hasLetterInside(text) ? digits : '';
}

/** The template behind a value: a pattern in letters of a language. */
export const blankOf = (shape: string, letters: Readonly<Record<string, string>>): string =>
  Array.from(shape, (sign) => letters[sign] ?? sign).join('');

/** What a definition has to tell; the rest follows from the pattern. */
export interface MaskInit {
  readonly id: string;
  readonly pattern: string;
  readonly hint: string;
  readonly complete?: readonly number[] | undefined;
  readonly inputMode?: InputMode | undefined;
  readonly blocks?: RegExp | undefined;
  readonly autoComplete?: string | undefined;
  readonly rejection?: string | undefined;
  readonly unreadable?: string | undefined;
  readonly shape?: string | undefined;
  readonly letters?: Readonly<Record<string, string>> | undefined;
  readonly example?: string | undefined;
  readonly typed?: ((slots: string, sign: string) => string | undefined) | undefined;
  /** Recognises foreign text; receives it trimmed. By default its slot characters when they fit. */
  readonly normalize?: ((text: string) => string) | undefined;
}

/** A mask whose raw value is its slot characters. */
export function defineMask(init: MaskInit): Mask {
  const { common } = commonMaskMessages;
  const capacity = Array.from(init.pattern).filter(slotOf).length;
  const complete = init.complete ?? [capacity];
  const parse = (masked: string): string => slotChars(init.pattern, masked).slice(0, capacity);
  const fitting = (text: string): string => {
    const slots = slotChars(init.pattern, text);
    return slots.length <= capacity && (init.pattern.includes('A') || !hasLetterInside(text)) ? slots : '';
  };
  return {
    id: init.id,
    pattern: init.pattern,
    rawPrefix: '',
    capacity,
    complete,
    inputMode: init.inputMode ?? 'numeric',
    blocks: init.blocks,
    autoComplete: init.autoComplete ?? 'off',
    blank: init.shape === undefined ? undefined : blankOf(init.shape, init.letters ?? {}),
    shape: init.shape,
    example: init.example,
    hint: init.hint,
    rejection: init.rejection ?? common.rejection,
    unreadable: init.unreadable ?? common.unreadable,
    typed: init.typed ?? (() => undefined),
    format: (value) => fill(init.pattern, parse(value)),
    parse,
    normalize: (text) => (init.normalize ?? fitting)(text.trim()),
    isComplete: (raw) => complete.includes(raw.length),
  };
}

/** The first stretch of exactly `length` digits; spaces and hyphens inside it are allowed, other digits next to it are not. */
export function digitRun(text: string, length: number): string | undefined {
  for (const [part] of text.matchAll(/[0-9](?:[ \u00A0-]?[0-9])*/g)) {
    const digits = part.replace(/[^0-9]/g, '');
    if (digits.length === length) return digits;
  }
  return undefined;
}
