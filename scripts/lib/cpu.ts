import { readdirSync, readFileSync } from 'node:fs';

const ticksPerSecond = 100;

interface Process {
  parent: number;
  /** Seconds of its own, and of its children that have ended. */
  own: number;
  gone: number;
}

// The name in brackets may hold spaces: what is counted comes after the last bracket.
function read(pid: string): Process | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const seconds = (from: number): number => ((fields[from] ?? 0) + (fields[from + 1] ?? 0)) / ticksPerSecond;
    return { parent: fields[1] ?? 0, own: seconds(11), gone: seconds(13) };
  } catch {
    return undefined;
  }
}

/** Seconds of processor time a process has used, with its children when `tree`. Linux only. */
export function cpuSeconds(pid: number, tree = false): number {
  const root = read(String(pid));
  if (!root) return 0;
  if (!tree) return root.own;
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(read)
    .filter((one) => one?.parent === pid);
  return root.own + root.gone + children.reduce((sum, one) => sum + (one?.own ?? 0), 0);
}
