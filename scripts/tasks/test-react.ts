// The component tests and the packed packages on another React: the oldest we support, or the one that is named.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { ensureBrowser } from '../browser.ts';
import { checkAdopter } from '../checks/adopter.ts';
import { buildPackages } from '../lib/builds.ts';
import { root } from '../lib/root.ts';
import { capture, run } from '../lib/run.ts';

const [version = '19.0.0', ...only] = process.argv.slice(2);
const major = version.split('.')[0] ?? version;
const folder = join(root, '.cache', `react-${version}`);

mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true }));
const names = ['react', 'react-dom'].map((name) => `${name}@${version}`);
const installed = await capture('npm', ['install', '--no-package-lock', '--prefer-offline', ...names], { cwd: folder });
if (installed.code !== 0) throw new Error(installed.output);

ensureBrowser();
const tests = only.length > 0 ? only : ['packages/ui', 'packages/forms', 'packages/api'];
const code = await run('vitest', ['run', '--project', 'browser', '--reporter=minimal', ...tests], {
  env: { ...process.env, PRIBAVKA_REACT: folder },
});
await buildPackages();
const problems = await checkAdopter({
  react: version,
  'react-dom': version,
  '@types/react': `^${major}`,
  '@types/react-dom': `^${major}`,
});
for (const problem of problems) console.log(problem);
process.exit(code === 0 && problems.length === 0 ? 0 : 1);
