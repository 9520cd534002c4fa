import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where Linux has files that are in memory only. */
const memory = '/dev/shm';

/** Bytes that must be free for a run: its databases, copies of the demo and pages of browsers take up to a third of it. */
const wanted = 4 * 1024 ** 3;

const isRoomy = (): boolean => {
  if (process.platform !== 'linux' || !existsSync(memory)) return false;
  const { bavail, bsize } = statfsSync(memory);
  return Math.min(bavail * bsize, process.availableMemory()) >= wanted;
};

/**
 * A folder for what tests write and throw away, gone when this process ends: in memory where there is room, else where
 * the system has its temporary files. A suite makes some fifty databases, and a disk takes seconds for each.
 */
export function quickFolder(): string {
  const folder = mkdtempSync(join(isRoomy() ? memory : tmpdir(), 'pribavka-run-'));
  // As the system's own: a database under root runs as somebody else.
  chmodSync(folder, 0o1777);
  // Stopped by hand, a process ends without saying so.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }));
  return folder;
}
