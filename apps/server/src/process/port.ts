import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

import type { Config } from '../config.ts';
import { StartupError } from '../startup-error.ts';

// A killed predecessor holds its port until the last of its memory is given back.
const patienceMs = 2000;
const lookMs = 100;

export class PortTakenError extends StartupError {
  constructor(port: number) {
    super(`Порт ${port} занят другой программой. Остановите её или задайте другой порт: PORT=${port + 1} npm start`);
  }
}

function isTaken({ host, port }: Config): Promise<boolean> {
  return new Promise((done) => {
    const probe = createServer((early) => void early.destroy());
    probe.once('error', (error: NodeJS.ErrnoException) => done(error.code === 'EADDRINUSE'));
    probe.listen({ host, port }, () => probe.close(() => done(false)));
  });
}

/** Asked before a database is made: a second `npm start` should get its answer soon. */
export async function refuseTakenPort(config: Config): Promise<void> {
  const limit = Date.now() + patienceMs;
  while (await isTaken(config)) {
    if (Date.now() > limit) throw new PortTakenError(config.port);
    await sleep(lookMs);
  }
}
