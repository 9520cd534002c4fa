import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { type ProcessState, startTime, stateOf } from './process-state.ts';
import { StartupError } from '../../startup-error.ts';

interface Owner {
  pid: number;
  startedAt: string | undefined;
}

// A killed process needs a moment to die, longer under load. One that only works is refused after the second look.
const endLimitMs = 20_000;
const lookMs = 50;
const looksAtLiving = 6;

function readOwner(file: string): Owner | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Owner;
  } catch {
    return undefined;
  }
}

function ownerState({ pid, startedAt }: Owner): ProcessState {
  if (pid === process.pid) return 'ended';
  const state = stateOf(pid);
  const now = state === 'ended' || startedAt === undefined ? startedAt : startTime(pid);
  return now !== undefined && now !== startedAt ? 'ended' : state;
}

/** Waits for an owner that is dying; false when it lives on. */
async function isGone(owner: Owner): Promise<boolean> {
  const limit = Date.now() + endLimitMs;
  for (let living = 0; Date.now() < limit;) {
    const state = ownerState(owner);
    if (state === 'ended') return true;
    if (state === 'running') living += 1;
    if (living >= looksAtLiving) return false;
    await sleep(lookMs);
  }
  return false;
}

/** Thrown when another living process works with the folder. */
export class FolderInUseError extends StartupError {
  constructor(folder: string, pid: number) {
    super(
      `Папка данных ${folder} занята: с ней работает другой процесс (PID ${pid}). Остановите его или задайте другую папку в DATA_DIR.`,
    );
  }
}

/** Takes the folder for this process; a dead owner's mark is taken over. Returns the release. */
export async function lockFolder(folder: string): Promise<() => void> {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'server.lock');
  const mark = JSON.stringify({ pid: process.pid, startedAt: startTime(process.pid) } satisfies Owner);
  for (let attempt = 0; ; attempt += 1) {
    try {
      writeFileSync(file, mark, { flag: 'wx' });
      return () => rmSync(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST' || attempt > 5) throw error;
      const owner = readOwner(file);
      if (owner && !(await isGone(owner))) throw new FolderInUseError(folder, owner.pid);
      rmSync(file, { force: true });
    }
  }
}
