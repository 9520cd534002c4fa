// What one part of the interface costs an application, next to peers: built by Vite, gzip, without React itself.
// Peers are installed apart (bench/bundles/peers.json): they are no part of the project's tree.
import { copyFileSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { root } from '../../scripts/lib/root.ts';
import { run } from '../../scripts/lib/run.ts';
import { weigh } from '../../scripts/lib/weigh.ts';
import { parts } from './parts.ts';

const folder = join(root, '.cache', 'peers');
mkdirSync(folder, { recursive: true });
copyFileSync(join(root, 'bench/bundles/peers.json'), join(folder, 'package.json'));
const installed = await run('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
  cwd: folder,
});
if (installed !== 0) process.exit(installed);

const require = createRequire(import.meta.url);
const { dependencies } = require('./peers.json') as { dependencies: Record<string, string> };
console.log(
  `\n${new Date().toISOString().slice(0, 10)}; ${Object.entries(dependencies)
    .map(([name, version]) => `${name} ${version}`)
    .join(', ')}`,
);

const react = ['react', 'react-dom'];
const kib = async (code: string, from: string): Promise<string> => {
  const { gzip, lazyGzip } = await weigh(code, { from, external: react });
  const later = lazyGzip === 0 ? '' : ` + ${(lazyGzip / 1024).toFixed(1)}`;
  return `${(gzip / 1024).toFixed(1)}${later}`;
};

console.log('\n| KiB gzip, + later | @pribavka | Base UI | Mantine | MUI | antd |\n|---|---|---|---|---|---|');
for (const { name, ours, peers } of parts) {
  const cells = [await kib(ours, join(root, 'packages/forms'))];
  for (const code of peers) cells.push(code === undefined ? '—' : await kib(code, folder));
  console.log(`| ${name} | ${cells.join(' | ')} |`);
}
