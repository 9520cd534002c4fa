import { spawn } from 'node:child_process';
import { once } from 'node:events';

import { expect, test } from 'vitest';

import { endProcess, untilReady } from './drilled.ts';

test('a process that has already ended is not waited for', async () => {
  const child = spawn(process.execPath, ['-e', 'process.exit(3)'], { stdio: 'ignore' });
  await once(child, 'exit');
  await endProcess(child);
  expect(child.exitCode).toBe(3);
  await expect(untilReady(1, { child })).rejects.toThrow('ended before it was ready');
});

test('one that works is asked to end', async () => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => 0, 1000)'], { stdio: 'ignore' });
  await once(child, 'spawn');
  await endProcess(child);
  expect(child.signalCode).toBe('SIGTERM');
});
