import { describe, expect, it } from 'vitest';

import { parse } from '../../lib/sources.ts';
import { newRefusedWords } from './check.ts';
import { misnamedFile } from './file-names.ts';
import { partsOf, refusedInComments, refusedInFileName, refusedInNames } from './names.ts';

const namesOf = (text: string): string[] =>
  refusedInNames(parse('packages/ui/src/a.ts', text)).map(({ text: advice }) => /«(\w+)»/.exec(advice)?.[1] ?? '');

describe('refused words', () => {
  it('splits a name of any case into its parts', () => {
    expect(partsOf('keepAnswers')).toEqual(['keep', 'answers']);
    expect(partsOf('KEEP_ANSWERS')).toEqual(['keep', 'answers']);
    expect(partsOf('keep-answers.test.ts')).toEqual(['keep', 'answers', 'test', 'ts']);
    expect(partsOf('XMLKeeper')).toEqual(['xml', 'keeper']);
  });

  it.each([
    ['const keepAnswer = 1;', ['keepAnswer']],
    ['function judge(ghost) {}', ['judge', 'ghost']],
    ['interface Wish { fate: string }', ['Wish', 'fate']],
    ['const { a: bones } = x;', ['bones']],
    ['class A { #tidyUp() {} hands = 1 }', ['hands']],
    ['const f = (turn = 1, ...words) => turn;', ['turn', 'words']],
  ])('are found in what a file declares: %s', (text, expected) => {
    expect(namesOf(text)).toEqual(expected);
  });

  it.each([
    'import { keep } from "library"; keep();',
    'const { keep } = library;',
    'call({ keep: true });',
    'const options = { keepAliveTimeout: 1 };',
    'const keepAlive = true;',
    'const background = 1, returned = 2, keepsake = 3;',
  ])('leave alone what others declare and whole other words: %s', (text) => {
    expect(namesOf(text)).toEqual([]);
  });

  it('are found in comments as whole words only', () => {
    const found = refusedInComments('a.ts', [
      { text: ' Read anew by whoever asks.', line: 3 },
      { text: ' A recommended amendment, besides.', line: 4 },
    ]);
    expect(found.map(({ line }) => line)).toEqual([3, 3]);
  });

  it('are found in file names', () => {
    expect(refusedInFileName('apps/server/src/jobs/pump.ts')).toHaveLength(1);
    expect(refusedInFileName('apps/server/src/jobs/dispatch.ts')).toEqual([]);
  });

  // The longer limit is for reading every source of the project.
  it('may not grow past the baseline, nor may the baseline allow more than there is', () => {
    const finding = { path: 'packages/ui/src/never-there.ts', line: 1, text: 'x' };
    expect(newRefusedWords([finding])).toContain('packages/ui/src/never-there.ts:1 x');
    expect(newRefusedWords()).toEqual([]);
  }, 30_000);
});

describe('names of files', () => {
  it.each([
    'apps/server/src/second-factor/totp.ts',
    'packages/ui/src/inputs/text-input/TextInput.tsx',
    'packages/ui/src/inputs/text-input/useValue.browser.test.tsx',
    'apps/portal/src/screens/sales/upload-transport.ts',
    'packages/api/src/react/useQuery.ts',
    '.storybook/preview.tsx',
  ])('allow %s', (path) => {
    expect(misnamedFile(path)).toEqual([]);
  });

  it.each([
    'apps/server/src/secondFactor/totp.ts',
    'apps/server/src/second-factor/Totp.ts',
    'packages/api/src/createApi.ts',
    'packages/ui/src/inputs/TextInput/text-input.tsx',
    'apps/portal/src/shared/uploadTransport.ts',
    'scripts/lib/appVite.ts',
  ])('refuse %s', (path) => {
    expect(misnamedFile(path)).toHaveLength(1);
  });
});
