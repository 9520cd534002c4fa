import { posix } from 'node:path';

/** What nobody outside needs: tests, stories, their helpers and pages. */
const refused =
  /\.(test|stories|spec|spec-d|cases|test-data)\.|(^|\/)(test-utils|stories|stress|(src|dist)\/docs|fixtures|__\w+__)\/|(^|\/)stories\.|\.(mdx|csv|tsbuildinfo|tgz)$/;

const required: Readonly<Record<string, readonly string[]>> = {
  ui: [
    'src/tokens/tokens.json',
    'src/tokens/tokens.css',
    'dist/brand/logo/mark.svg',
    'dist/llms.txt',
    'dist/md/Button.md',
    'dist/codemods/run.js',
  ],
  forms: ['dist/llms.txt', 'dist/md/PhoneField.md'],
  api: ['docs/client.md', 'docs/wire.md'],
};

/** What is wrong with the list of files of a package: too much in it or too little. */
export function wrongFiles(name: string, files: readonly string[]): string[] {
  const there = new Set(files);
  const needed = ['package.json', 'README.md', 'LICENSE', 'CHANGELOG.md', ...(required[name] ?? [])];
  return [
    ...files.filter((path) => refused.test(path)).map((path) => `лишний файл в пакете: ${path}`),
    ...needed.filter((path) => !there.has(path)).map((path) => `в пакете нет ${path}`),
  ];
}

/** Sources a map leads to that are not in the package. `sources` are relative to the map, as maps write them. */
export function lostSources(files: ReadonlySet<string>, map: string, sources: readonly string[]): string[] {
  return sources
    .map((source) => posix.join(posix.dirname(map), source))
    .filter((path) => !files.has(path))
    .map((path) => `${map} ведёт к ${path}, которого в пакете нет`);
}
