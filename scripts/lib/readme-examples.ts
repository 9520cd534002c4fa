import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { packageNames } from './pack.ts';
import { root } from './root.ts';

/** What an example takes from the reader's own program. */
const readersOwn: Readonly<Record<string, string>> = {
  showToast: 'declare const showToast: (text: string) => void;',
};

/** Code blocks of the packages' READMEs as modules an adopter could have written: file name → text. */
export function readmeExamples(): Record<string, string> {
  const files: Record<string, string> = {};
  for (const name of packageNames) {
    const text = readFileSync(join(root, 'packages', name, 'README.md'), 'utf8');
    for (const [at, [, extension = 'ts', code = '']] of [...text.matchAll(/```(tsx?)\n(.*?)```/gs)].entries()) {
      const own = Object.entries(readersOwn).flatMap(([word, line]) =>
        new RegExp(`\\b${word}\\b`).test(code) ? [line] : [],
      );
      files[`${name}-${at + 1}.${extension}`] = [code, ...own, 'export {};', ''].join('\n');
    }
  }
  return files;
}
