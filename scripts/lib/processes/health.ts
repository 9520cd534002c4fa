import { spawnSync } from 'node:child_process';
import { Agent, get } from 'node:http';

const everyMs = 20;

/** How a process answered `/health/live`, ms. */
export interface Health {
  asked: number;
  p50: number;
  p99: number;
  max: number;
  /** Of any other status than 200, or none at all. */
  unwell: number;
}

/**
 * Lets these threads (the main ones of processes) go before everything else on the machine, so that other work on the
 * same cores is not taken for theirs; what they start has no part in it. Answers whether the machine allows it.
 */
export function goFirst(pids: readonly number[]): boolean {
  return pids.every(
    (pid) =>
      spawnSync('chrt', ['--reset-on-fork', '--rr', '--pid', '1', String(pid)], { stdio: 'ignore' }).status === 0,
  );
}

/**
 * Asks every 20 ms, whether or not the answers before have come: a process that says nothing for a second is counted
 * fifty times.
 */
export function watchHealth(port: number): { stop: () => Promise<Health> } {
  const agent = new Agent({ keepAlive: true });
  const answers: Promise<{ ms: number; ok: boolean }>[] = [];
  const ask = (): Promise<{ ms: number; ok: boolean }> => {
    const from = performance.now();
    return new Promise((resolve) => {
      const end = (ok: boolean): void => resolve({ ms: performance.now() - from, ok });
      get({ agent, port, host: '127.0.0.1', path: '/health/live' }, (answer) => {
        answer.on('end', () => end(answer.statusCode === 200)).resume();
      }).on('error', () => end(false));
    });
  };
  const timer = setInterval(() => answers.push(ask()), everyMs);
  return {
    async stop() {
      clearInterval(timer);
      const all = await Promise.all(answers);
      agent.destroy();
      const sorted = all.map(({ ms }) => ms).toSorted((a, b) => a - b);
      const at = (share: number): number => sorted[Math.floor(sorted.length * share)] ?? 0;
      return {
        asked: all.length,
        p50: at(0.5),
        p99: at(0.99),
        max: sorted.at(-1) ?? 0,
        unwell: all.filter(({ ok }) => !ok).length,
      };
    },
  };
}
