import { roots } from './common-passwords.data.ts';

const common = new Set(roots.split(/\s+/));

const lookalikes: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
};

const letters = (text: string): string => text.replaceAll(/[^a-zа-яё]/g, '');
const unmasked = (text: string): string => text.replaceAll(/[0134578@$!]/g, (char) => lookalikes[char] ?? char);

/** `aaaa`, `1234`, `abcd`: mostly one character or one straight run. */
function isRun(text: string): boolean {
  let steps = 0;
  for (let i = 1; i < text.length; i += 1) {
    const step = text.charCodeAt(i) - text.charCodeAt(i - 1);
    if (step === 0 || step === 1 || step === -1) steps += 1;
  }
  return steps >= text.length - 3;
}

/**
 * True for a password that a list of common ones would hold, whatever digits and signs are stuck to it; `more` are the
 * words everybody thinks of where it is used.
 */
export function isCommonPassword(password: string, more: readonly string[] = []): boolean {
  const lower = password.toLowerCase();
  const forms = [
    letters(lower),
    letters(unmasked(lower)),
    letters(unmasked(lower.replaceAll(/^[^a-zа-яё]+|[^a-zа-яё]+$/g, ''))),
  ];
  return forms.some((form) => common.has(form) || more.includes(form)) || isRun(lower);
}

/** What everybody knows of a person: it must not stand in the password. */
export interface PasswordOwner {
  /** Phone number of the person. */
  readonly phone?: string | null | undefined;
  /** E-mail of the person. */
  readonly email?: string | null | undefined;
  /** Last name of the person. */
  readonly lastName?: string | null | undefined;
  /** First name of the person. */
  readonly firstName?: string | null | undefined;
}

/** True for a password with one's own name, phone or address in it. */
export function isPersonalPassword(password: string, owner: PasswordOwner): boolean {
  const lower = password.toLowerCase();
  const own = [owner.phone?.slice(1), owner.email?.split('@')[0], owner.lastName, owner.firstName];
  return own.some((word) => typeof word === 'string' && word.length >= 5 && lower.includes(word.toLowerCase()));
}
