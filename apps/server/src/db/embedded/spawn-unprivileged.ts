import { type ChildProcess, spawn, type SpawnOptions, spawnSync } from 'node:child_process';
import { chownSync } from 'node:fs';

import { environmentWithoutPg } from '../../config.ts';
import { StartupError } from '../../startup-error.ts';

const nobody = 65534;
const isRoot = process.getuid?.() === 0;
/** Whether a program started here is asked to stop when this process dies. */
export const hasSetpriv = process.platform === 'linux' && spawnSync('setpriv', ['--version']).status === 0;

// dac_override lets an unprivileged PostgreSQL read node_modules under a closed home folder;
// without no_setuid_fixup the access() check of initdb fails all the same.
const dropRoot = [
  `--reuid=${nobody}`,
  `--regid=${nobody}`,
  '--clear-groups',
  '--securebits=+no_setuid_fixup',
  '--inh-caps=+dac_override',
  '--ambient-caps=+dac_override',
];

/**
 * Starts a PostgreSQL program. PostgreSQL refuses to run as root, so root is dropped; on Linux the
 * program gets a signal to stop cleanly when this process dies, however it dies.
 */
export function spawnUnprivileged(command: string, args: readonly string[], given: SpawnOptions): ChildProcess {
  const options = { ...given, env: environmentWithoutPg() };
  if (!hasSetpriv) {
    if (isRoot) throw new StartupError('PostgreSQL не запускается от root, а программы setpriv (util-linux) нет.');
    return spawn(command, args, options);
  }
  return spawn('setpriv', [...(isRoot ? dropRoot : []), '--pdeathsig=INT', command, ...args], options);
}

/** Gives a file or folder to the user the database runs as. */
export function giveToDatabase(path: string): void {
  if (isRoot) chownSync(path, nobody, nobody);
}
