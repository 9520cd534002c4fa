import { readFileSync } from 'node:fs';
import { basename, dirname, join, normalize, relative } from 'node:path';

import type { Plugin } from 'vite';

import { root } from '../lib/root.ts';
import { usagesOf } from './usage.ts';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** An example of a guide with the modules it is made of, the deepest first. */
function exampleFiles(path: string, seen = new Set<string>()): string[] {
  if (seen.has(path)) return [];
  seen.add(path);
  const text = read(path);
  const deeper = [...text.matchAll(/from '(\.\/[^']+)'/g)].flatMap(([, from = '']) =>
    exampleFiles(normalize(join(dirname(path), from)), seen),
  );
  return [...deeper, `// ${basename(path)}\n${text.trim()}`];
}

/** Pieces of the code of a story as its page shows it: the files of an example, or what the story draws. */
export function storyParts(path: string, story: string): readonly string[] {
  const text = read(path);
  const { code = '', parts = [] } = usagesOf(path, text).find((one) => one.story === story) ?? {};
  const name = /^<(\w+) \/>$/.exec(code.trim())?.[1];
  const example = new RegExp(`import \\{ ${name ?? ''} \\} from '(\\./examples/[^'?]+)'`).exec(text)?.[1];
  return name !== undefined && example !== undefined ? exampleFiles(normalize(join(dirname(path), example))) : parts;
}

const storyCode = (path: string, story: string): string => storyParts(path, story).join('\n\n');

/** «Показать код» of a story: how to use what it shows, not how it is checked. */
export const storyUsage = (): Plugin => ({
  name: 'story-usage',
  enforce: 'pre',
  transform(text, path) {
    if (!path.endsWith('.stories.tsx')) return undefined;
    const file = relative(root, path.replace(/\?.*$/, '')).replaceAll('\\', '/');
    const lines = usagesOf(path, text).map(
      ({ story }) =>
        `${story}.input.parameters = { ...${story}.input.parameters, docs: { ...${story}.input.parameters?.docs, ` +
        `source: { code: ${JSON.stringify(storyCode(file, story))}, ...${story}.input.parameters?.docs?.source } } };`,
    );
    return lines.length === 0 ? undefined : { code: `${text}\n${lines.join('\n')}\n`, map: null };
  },
});
