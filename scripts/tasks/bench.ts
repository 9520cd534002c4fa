// Side-by-side measurements: `npm run bench -- forms`. Each prints ratios against a named peer or limit.
import { globSync } from 'node:fs';

import { run } from '../lib/run.ts';
import { root } from '../lib/root.ts';

const asked = process.argv.slice(2);
const wanted = asked.filter((word) => !word.startsWith('--'));
// `npm run bench -- server --members=100000`: what begins with dashes is for the bench itself.
const options = asked.filter((word) => word.startsWith('--'));
const files = globSync('bench/*/*.bench.ts', { cwd: root }).filter(
  (path) => wanted.length === 0 || wanted.some((name) => path.includes(name)),
);
let failed = 0;
for (const file of files.sort()) {
  console.log(`\n${file}`);
  failed += (await run(process.execPath, ['--conditions=@pribavka/source', file, ...options])) === 0 ? 0 : 1;
}
process.exit(failed === 0 ? 0 : 1);
