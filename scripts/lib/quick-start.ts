import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { packageNames } from './pack.ts';
import { root } from './root.ts';

const docs = 'packages/forms/src/docs';
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** What somebody has who has done what the page of the quick start says, and nothing else. */
export function quickStart(): { readonly packages: readonly string[]; readonly files: Record<string, string> } {
  const page = read(`${docs}/quick-start.mdx`);
  const block = (language: string): string => new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``).exec(page)?.[1] ?? '';
  const story = /<Canvas of=\{stories\.(\w+)\}/.exec(page)?.[1] ?? '';
  const component = new RegExp(`export const ${story} = .*?<(\\w+) />`).exec(read(`${docs}/Guides.stories.tsx`))?.[1];
  return {
    packages: block('sh').replace('npm install', '').trim().split(/\s+/),
    files: {
      'styles.ts': block('ts'),
      'html.ts': `export const html = ${JSON.stringify(block('html').trim())};\n`,
      'Screen.tsx': `${read(`${docs}/examples/${component}.tsx`)}\nexport { ${component} as Screen };\n`,
    },
  };
}

/** Required peers of the packages that the page does not name. */
export function unnamedPeers(): string[] {
  const { packages } = quickStart();
  const named = packages.filter((name) => packageNames.some((own) => name === `@pribavka/${own}`));
  return named.flatMap((name) => {
    const { peerDependencies = {}, peerDependenciesMeta = {} } = JSON.parse(
      read(`packages/${name.slice('@pribavka/'.length)}/package.json`),
    ) as { peerDependencies?: object; peerDependenciesMeta?: Record<string, { optional?: boolean }> };
    return Object.keys(peerDependencies)
      .filter((peer) => peerDependenciesMeta[peer]?.optional !== true && !packages.includes(peer))
      .map((peer) => `быстрый старт не ставит ${peer}, без которого нет ${name}`);
  });
}
