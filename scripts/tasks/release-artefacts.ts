// Everything a release is made of, into .cache/release/<version>: the server with both apps, the packages, Storybook,
// the description of the API, the bill of materials and the checksums of all of them.
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { buildApps, buildPackages, buildServer } from '../lib/builds.ts';
import { putRelease, releaseVersion, writeChecksums } from '../lib/release-files.ts';
import { capture } from '../lib/run.ts';
import { root } from '../lib/root.ts';
import { buildStorybook, storybookFolder } from '../lib/storybook.ts';

const version = releaseVersion();
const goal = join(root, '.cache/release', version);

async function must(command: string, args: readonly string[], cwd = root): Promise<string> {
  const { code, output } = await capture(command, args, { cwd });
  if (code !== 0) throw new Error(`${command} ${args.join(' ')}\n${output}`);
  return output;
}

// Equal contents make an equal archive: no times, no owners of this machine.
const pack = (archive: string, folder: string, what: string): Promise<string> =>
  must('tar', [
    '--create',
    '--gzip',
    `--file=${archive}`,
    '--sort=name',
    '--mtime=2000-01-01',
    '--owner=0',
    '--group=0',
    '--numeric-owner',
    `--directory=${folder}`,
    what,
  ]);

async function packServer(): Promise<void> {
  const name = `pribavka-server-${version}`;
  putRelease(join(goal, name));
  await pack(join(goal, `${name}.tar.gz`), goal, name);
  rmSync(join(goal, name), { recursive: true });
}

/** From the built package, as an adopter would read it. */
async function writeApi(): Promise<void> {
  const { buildOpenApi } = (await import(join(root, 'packages/api/dist/openapi/index.js'))) as {
    buildOpenApi: (options: { version: string }) => unknown;
  };
  writeFileSync(join(goal, `pribavka-api-${version}.openapi.json`), JSON.stringify(buildOpenApi({ version }), null, 2));
}

rmSync(goal, { recursive: true, force: true });
mkdirSync(goal, { recursive: true });
await buildPackages();
await buildApps();
await buildServer();
await must(process.execPath, ['scripts/tasks/bom.ts']);
copyFileSync(join(root, 'bom.json'), join(goal, `pribavka-bom-${version}.cdx.json`));
await packServer();
for (const name of ['ui', 'forms', 'api']) {
  await must('npm', ['pack', '--silent', '--pack-destination', goal], join(root, 'packages', name));
}
await writeApi();
if (!process.argv.includes('--without-storybook')) {
  await buildStorybook();
  await pack(join(goal, `pribavka-storybook-${version}.tar.gz`), join(root, storybookFolder), '.');
}
for (const name of await writeChecksums(goal)) console.log(name);
console.log(`Выпуск ${version}: .cache/release/${version}, проверка: sha256sum --check SHA256SUMS`);
