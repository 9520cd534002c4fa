import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { type RunningServer, startServer } from './server.ts';

/** Which demo a journey walks through: the whole one, or staff and goods alone. */
type Seed = 'full' | 'empty';

const seeds: readonly Seed[] = ['full', 'empty'];

const homeOf = (seed: Seed): string => {
  const home = process.env['E2E_SEEDED'];
  if (!home) throw new Error('No seeded folders: start the journeys by their own configuration');
  return join(home, seed);
};

/**
 * Starts a server on a copy of the folder seeded for this run; the copy is gone when the server stops. What the copy
 * needs before the server opens it is done to it first.
 */
export async function startSeeded(
  seed: Seed,
  env: Record<string, string> = {},
  before?: (dataDir: string) => Promise<void>,
): Promise<RunningServer> {
  const place = await mkdtemp(join(tmpdir(), 'pribavka-'));
  const clean = (): Promise<void> => rm(place, { recursive: true, force: true });
  try {
    const dataDir = join(place, seed);
    // Owners stay as they are: the database does not open what is not its own.
    await promisify(execFile)('cp', ['-a', homeOf(seed), dataDir]);
    await before?.(dataDir);
    const server = await startServer({ dataDir, env: { ...env, DEMO_SEED: seed } });
    return { ...server, stop: () => server.stop().then(clean) };
  } catch (error) {
    await clean();
    throw error;
  }
}

/**
 * Seeds a folder of each kind once for the whole run: seeding takes longer than most journeys. Runs that follow one
 * another share what the first has made when E2E_SEEDED names a folder for it; the folder is then theirs to remove.
 */
export default async function prepare(): Promise<() => Promise<void>> {
  const given = process.env['E2E_SEEDED'];
  const home = given ?? (await mkdtemp(join(tmpdir(), 'pribavka-seeded-')));
  process.env['E2E_SEEDED'] = home;
  const clean = async (): Promise<void> => {
    if (given === undefined) await rm(home, { recursive: true, force: true });
  };
  try {
    for (const seed of seeds) {
      if (existsSync(homeOf(seed))) continue;
      const server = await startServer({ dataDir: homeOf(seed), env: { DEMO_SEED: seed }, patience: 600_000 });
      await server.stop();
    }
  } catch (error) {
    await clean();
    throw error;
  }
  return clean;
}
