/** Ends what may be of any length in GS1: no keyboard has it. */
export const GROUP_SEPARATOR = '\u001D';

/** How programs and pages write the separator. */
const SEPARATORS = /\\u001d|\\x1d|&#(?:29|x1d);|_x001d_|<GS>|&lt;GS&gt;|\u241D/gi;
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  '#39': "'",
  '#34': '"',
};

const plainOf = (text: string): string =>
  text.replaceAll(/&(amp|lt|gt|quot|apos|#39|#34);/g, (whole, name: string) => ENTITIES[name] ?? whole);

/** Serials of the groups whose crypto part is `91` with `92`, and of those where it is `93` alone. */
const LENGTHS = new Set([13, 20]);
const SHORT_LENGTHS = new Set([6, 7, 8]);
/** `91` of four signs and `92` of 44 or 88: both have one length, so the serial before them is known from the whole. */
const LONG_TAIL = /^91.{4}92(?:.{44}|.{88})$/;
const TAILS = [52, 96];

/**
 * A code as the scanner had it: the separator as one sign, and no entities of a page it was copied from. A serial of a
 * group's length that only looks like one with an entity stays as it is.
 */
export function spelled(text: string): string {
  const plain = text.replaceAll(SEPARATORS, GROUP_SEPARATOR);
  const [first = ''] = plain.split(GROUP_SEPARATOR);
  const serial = first.replace(/^\(?01\)?[0-9]{14}\(?21\)?/, '');
  return LENGTHS.has(serial.length) ? plain : plainOf(plain);
}

const isGroup = (serial: string): boolean => LENGTHS.has(serial.length);

/** The keys that can follow a serial of thirteen signs, which most groups have. */
const FURTHER_KEY = /^(?:10|17|240|3103|8005|9[1-9])/;

/** Whether a text that has no group's length could be a serial with another part behind it. */
const runsOn = (text: string): boolean => text.length > 13 && !isGroup(text) && FURTHER_KEY.test(text.slice(13));

/** The serial and what may stand behind it without a separator; undefined when nothing sets the two apart. */
function withoutTail(text: string, isAlone: boolean): string | undefined {
  const serial = TAILS.map((length) => text.slice(0, -length)).find(
    (start) => isGroup(start) && LONG_TAIL.test(text.slice(start.length)),
  );
  if (serial !== undefined) return serial;
  const start = /93.{4}$/.test(text) ? text.slice(0, -6) : undefined;
  if (start !== undefined && isGroup(start)) return start;
  if (!isAlone && runsOn(text)) return undefined;
  if (start === undefined) return text.length > 20 && /9[12]/.test(text) ? undefined : text;
  // Typed by itself it is what stands on the label, whatever its signs.
  return text.length > 20 || (!isAlone && SHORT_LENGTHS.has(start.length)) ? undefined : text;
}

/**
 * The serial at the beginning of what follows its key. A lost separator is made up for by the lengths of the product
 * groups, which have been the same since 2019; undefined where they decide nothing.
 */
export function beforeTail(text: string, isAlone: boolean): string | undefined {
  const [first = '', next] = text.split(GROUP_SEPARATOR);
  if (next === undefined) return withoutTail(first, isAlone);
  // Another part follows: the separator before `93` alone may have been lost.
  if (!next.startsWith('92')) return isGroup(first) ? first : withoutTail(first, isAlone);
  // The separator before `91` alone was lost.
  const start = first.slice(0, -6);
  return first.slice(start.length).startsWith('91') && isGroup(start) ? start : undefined;
}

/** The keys that can follow a serial in brackets; it may hold brackets of its own. */
const NEXT_KEY = /\((?:10|17|240|3103|8005|9[0-9])\)/g;

const CRYPTO = /\(91\).{4}(?:\(92\).*)?$|\(93\).{4}$/;

/** The serial before its crypto part in brackets; without one, of a group's length where one fits, else up to the first key. */
export function beforeKey(text: string): string {
  const [tail = ''] = text.split(GROUP_SEPARATOR);
  const crypto = CRYPTO.exec(tail)?.index;
  if (crypto !== undefined) return tail.slice(0, crypto).trimEnd();
  const starts = [...Array.from(tail.matchAll(NEXT_KEY), ({ index }) => tail.slice(0, index)), tail];
  return (starts.find(isGroup) ?? starts[0] ?? '').trimEnd();
}
