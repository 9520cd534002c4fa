import { readFileSync } from 'node:fs';

/** `ending`: killed, and its files and ports are not free yet. */
export type ProcessState = 'running' | 'ending' | 'ended';

const exiting = 0x4;
const killed = 0x100n;

function linuxState(pid: number): ProcessState {
  // The name in brackets may hold spaces; what follows does not.
  const [state = '', ...rest] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ');
  // A zombie is dead: it only waits until its parent reads the exit code, which some parents never do.
  if ('ZX'.includes(state)) return 'ended';
  if ((Number(rest[5]) & exiting) !== 0) return 'ending';
  const signals = [...readFileSync(`/proc/${pid}/status`, 'utf8').matchAll(/^S(?:ig|hd)Pnd:\s*([0-9a-f]+)/gm)];
  return signals.some(([, bits]) => (BigInt(`0x${bits}`) & killed) !== 0n) ? 'ending' : 'running';
}

/**
 * What a process is doing. A look that fails (no file descriptors are left) is no death: the signal, which needs none,
 * decides then.
 */
export function stateOf(pid: number): ProcessState {
  if (!Number.isSafeInteger(pid) || pid <= 0) return 'ended';
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return 'ended';
  }
  if (process.platform !== 'linux') return 'running';
  try {
    return linuxState(pid);
  } catch (error) {
    return ['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '') ? 'ended' : 'running';
  }
}

/** Start time of a process in clock ticks; distinguishes a living owner from a reused number. Linux only. */
export function startTime(pid: number): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ')[19];
  } catch {
    return undefined;
  }
}
