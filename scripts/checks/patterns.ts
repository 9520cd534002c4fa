import { isSafe } from 'redos-detector';

import { isTest, lineOf, readSources, type SourceFile, walk } from '../lib/sources.ts';

/** Counted steps and not time: the same answer on every machine. */
const maxScore = 12;
const maxSteps = 2000;

/**
 * Patterns whose work grows with the square of the text, each with what bounds the text. Anything new fails:
 * make it linear (begin it with `^`, keep neighbouring repeats apart) or name here what bounds it.
 */
export const bounded: Readonly<Record<string, string>> = {
  '/\\/+$/': 'an address in the configuration',
  "/'([^']*)'::text/g": 'a definition in our own database, when types are made',
  '/password|secret|token|hash|code$|cvv/i': 'a name of a field of our own',
  '/passport|snils|^inn$|inn(Person)?$|birth|card(Number)?$|registrationAddress|issuedBy|issuedAt/i':
    'a name of a field of our own',
  '/\\.[^.]*$/': 'a file name, cut to 200 before it',
  '/\\{(\\w+)\\}/g': 'a path or a sentence of our own contract',
  '/\\{(\\w+)(?:\\|([^{}]+))?\\}/g': 'a sentence of our own contract',
  '/^[^a-zа-яё]+|[^a-zа-яё]+$/g': 'a password, 128 characters',
  '/\\[(?:aria-label|title|alt|name)="(?:[^"\\\\]|\\\\.)*"\\]/g': 'a selector of a breadcrumb in the browser',
  '/eyJ[\\w-]{5,}\\.[\\w-]{5,}(?:\\.[\\w-]*)?/g': 'a report of an error, cut before it',
  '/(bearer\\s+)[^\\s"\',;]+/gi': 'a report of an error, cut before it',
  '/[\\p{L}\\p{N}._%+-]+@[\\p{L}\\p{N}-]+(?:\\.[\\p{L}\\p{N}-]+)+/gu': 'a report of an error, cut before it',
  '/((?:https?:\\/\\/|\\/)[^\\s"\'<>?#]*)[?#][^\\s"\'<>]*/g': 'a report of an error, cut before it',
  '/\\b[A-Za-z0-9_-]{40,}\\b/g': 'a report of an error, cut before it',
  '/\\+[^0-9]*7/': 'a telephone, bounded by its schema',
  '/(?:доб[а-яё]*|вн[а-яё]*|ext[a-z]*|#)[.: \\u00A0]*[0-9]+\\D*$/iu': 'a telephone, bounded by its schema',
  '/^\\(01\\)\\s*([0-9]{14})\\s*\\(21\\)\\s*(.*)$/': 'the code of a package, refused past 512 signs before it',
  '/\\\\u001d|\\\\x1d|&#(?:29|x1d);|_x001d_|<GS>|&lt;GS&gt;|\\u241D/gi':
    'the code of a package, refused past 512 signs before it',
  '/\\(91\\).{4}(?:\\(92\\).*)?$|\\(93\\).{4}$/': 'the code of a package, refused past 512 signs before it',
  '/[-./ ]+$/': 'a day put into a field of a browser',
  '/^(\\d+|\\d{1,3}(?: \\d{3})+|[1-9]\\d{0,2}(?:,\\d{3})+(?=\\.)|[1-9]\\d{0,2}(?:\\.\\d{3})+(?=,))(?:[.,](0*))?$/':
    'a sum put into a field of a browser',
  '/ ?(?:\\p{Sc}|(?!тыс|мл|[ктkмmеe]+\\.?$)\\p{L}+\\.?)$/iu': 'a sum put into a field of a browser',
  '/shared memory block|lock file .* already exists|could not bind/':
    'what our own database printed when it did not start',
  '/\\b[a-z_][a-z0-9_]*\\./g': 'a definition in our own database, compared at the start',
  '/(^|[\\r\\n;\\t,])"(?:[^"]|"")*(?:"|$)/g': 'the first 64 KiB of a file',
  '/"[^"]*"|\\[[^\\]]*\\]|\\\\./g': 'the format of a cell, refused past 255 letters before it',
};

/** True when the work of a pattern grows no faster than the text. */
export function isLinear(pattern: RegExp): boolean {
  // The detector cannot combine the two flags; without `i` the ways to match stay the same.
  const flags = pattern.flags.includes('u') ? pattern.flags.replace('i', '') : pattern.flags;
  return isSafe(new RegExp(pattern.source, flags), { maxScore, maxSteps }).safe;
}

/** Patterns of the sources that are neither linear nor named as bounded. */
export function slowPatterns(files: readonly SourceFile[] = readSources()): string[] {
  const found: string[] = [];
  for (const file of files) {
    // Texts of strangers reach the server and what it shares with the forms; a browser only hurts its owner.
    if (isTest(file.path) || !/^(apps\/server|packages\/(api|forms))\//.test(file.path)) continue;
    walk(file.tree, (node) => {
      const literal = node['regex'] as { pattern: string; flags: string } | undefined;
      if (node.type !== 'Literal' || !literal) return;
      const pattern = new RegExp(literal.pattern, literal.flags);
      if (String(pattern) in bounded || isLinear(pattern)) return;
      found.push(`${file.path}:${lineOf(file, node.start)} ${String(pattern)}`);
    });
  }
  return found;
}
