import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { packageNames } from './pack.ts';
import { root } from './root.ts';

/** What an example takes from the reader's own program. */
const readersOwn: Readonly<Record<string, string>> = {
  showToast: 'declare const showToast: (text: string) => void;',
};

/** Code blocks of the packages' READMEs and of the pages shipped with them as modules an adopter could have written: file name → text. */
export function readmeExamples(): Record<string, string> {
  const files: Record<string, string> = {};
  const pages = packageNames.flatMap((name) =>
    globSync(['README.md', 'docs/*.md'], { cwd: join(root, 'packages', name) }).map((page) => join(name, page)),
  );
  for (const page of pages) {
    const text = readFileSync(join(root, 'packages', page), 'utf8');
    const name = page.replaceAll(/\W/g, '-');
    for (const [at, [, extension = 'ts', code = '']] of [...text.matchAll(/```(tsx?)\n(.*?)```/gs)].entries()) {
      const own = Object.entries(readersOwn).flatMap(([word, line]) =>
        new RegExp(`\\b${word}\\b`).test(code) ? [line] : [],
      );
      files[`${name}-${at + 1}.${extension}`] = [code, ...own, 'export {};', ''].join('\n');
    }
  }
  return files;
}
