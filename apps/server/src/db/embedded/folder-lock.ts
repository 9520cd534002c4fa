import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface Owner {
  pid: number;
  startedAt: string | undefined;
}

/** Start time of a process in clock ticks; tells a living owner from a reused number. Linux only. */
function startTime(pid: number): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[19];
  } catch {
    return undefined;
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function readOwner(file: string): Owner | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Owner;
  } catch {
    return undefined;
  }
}

const holds = (owner: Owner): boolean =>
  owner.pid !== process.pid &&
  isAlive(owner.pid) &&
  (owner.startedAt === undefined || startTime(owner.pid) === owner.startedAt);

/** Thrown when another living process works with the folder. */
export class FolderInUseError extends Error {
  constructor(folder: string, pid: number) {
    super(
      `Папка данных ${folder} занята: с ней работает другой процесс (PID ${pid}). Остановите его или задайте другую папку в DATA_DIR.`,
    );
  }
}

/** Takes the folder for this process; a dead owner's mark is taken over. Returns the release. */
export function lockFolder(folder: string): () => void {
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
      if (owner && holds(owner)) throw new FolderInUseError(folder, owner.pid);
      rmSync(file, { force: true });
    }
  }
}
