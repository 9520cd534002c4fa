import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

import type { Browser } from 'playwright';

import { startServer } from '../../e2e/lib/server.ts';
import { type Adopter, withExample } from './adopter.ts';
import { buildApps, buildServer } from './builds.ts';
import { lookAtClient } from './client-page.ts';
import { lookAt } from './example-page.ts';

type Command = readonly [program: string, ...args: string[]];

interface Example {
  /** Types, where the build leaves them aside. */
  readonly types: readonly Command[];
  /** Every way to build it that is worth a try. */
  readonly builds: readonly Command[];
  readonly serve: (port: string) => Command;
  /** Uses the page as a person does; what is wrong. */
  readonly look: (browser: Browser, url: string) => Promise<string[]>;
  /** The page asks the real service, which is started with the demo data. */
  readonly asksService?: boolean;
}

const drawnInBrowser: Example['look'] = (browser, url) => lookAt(browser, url, { drawnByServer: false });
const drawnByServer: Example['look'] = (browser, url) => lookAt(browser, url, { drawnByServer: true });

/** The applications of `examples/`; the cheapest first. */
export const examples: Readonly<Record<string, Example>> = {
  vite: {
    types: [['tsc', '-p', '.']],
    builds: [['vite', 'build', '--logLevel', 'warn']],
    serve: (port) => ['vite', 'preview', '--port', port, '--host', '127.0.0.1'],
    look: drawnInBrowser,
  },
  client: {
    types: [['tsc', '-p', '.']],
    builds: [['vite', 'build', '--logLevel', 'warn']],
    serve: (port) => ['vite', 'preview', '--port', port, '--host', '127.0.0.1'],
    look: lookAtClient,
    asksService: true,
  },
  'react-router': {
    types: [
      ['react-router', 'typegen'],
      ['tsc', '-p', '.'],
    ],
    builds: [['react-router', 'build', '--logLevel', 'warn']],
    serve: () => ['react-router-serve', 'build/server/index.js'],
    look: drawnByServer,
  },
  astro: {
    types: [
      ['astro', 'sync'],
      ['tsc', '-p', '.'],
    ],
    builds: [['astro', 'build']],
    serve: () => ['node', 'dist/server/entry.mjs'],
    look: drawnByServer,
  },
  next: {
    // Next checks the types as it builds.
    types: [],
    builds: [
      ['next', 'build', '--turbopack'],
      ['next', 'build', '--webpack'],
    ],
    serve: (port) => ['next', 'start', '-p', port],
    look: drawnByServer,
  },
};

const quiet = { NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1' };

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

async function untilAnswers(url: string): Promise<void> {
  for (let left = 150; left > 0; left -= 1) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return;
    await sleep(200);
  }
  throw new Error(`${url} не ответил`);
}

async function serve(
  { folder, env }: Adopter,
  example: Example,
  browser: Browser,
  service: Readonly<Record<string, string>>,
): Promise<string[]> {
  const port = String(await freePort());
  const [program, ...args] = example.serve(port);
  const server = spawn(program, args, {
    cwd: folder,
    env: env({ ...quiet, ...service, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: port }),
    stdio: 'ignore',
  });
  const ended = once(server, 'exit');
  try {
    const url = `http://127.0.0.1:${port}/`;
    await untilAnswers(url);
    return await example.look(browser, url);
  } finally {
    server.kill();
    await ended;
  }
}

/** Where the service answers while `work` runs, as a variable of the example; nothing for one that needs none. */
async function withService<T>(
  { asksService }: Example,
  work: (service: Readonly<Record<string, string>>) => Promise<T>,
): Promise<T> {
  if (!asksService) return work({});
  await buildApps();
  await buildServer();
  const server = await startServer({ env: { DEMO_SEED: 'full' }, patience: 600_000 });
  try {
    return await work({ API_URL: server.url });
  } finally {
    await server.stop();
  }
}

/** Installs an example with the packed packages, builds it, serves it and uses it in Chromium; what is wrong. */
export async function checkExample(name: string, browser: Browser): Promise<string[]> {
  const example = examples[name];
  if (!example) return [`нет примера ${name}: ${Object.keys(examples).join(', ')}`];
  return withExample(name, async (adopter) => {
    for (const [program, ...args] of example.types) {
      const failed = await adopter.run(program, args, quiet);
      if (failed !== undefined) return [`${program} ${args.join(' ')}:\n${failed}`];
    }
    const problems: string[] = [];
    for (const [program, ...args] of example.builds) {
      const failed = await adopter.run(program, args, quiet);
      const found =
        failed === undefined
          ? await withService(example, (service) => serve(adopter, example, browser, service))
          : [failed];
      problems.push(...found.map((text) => `${program} ${args.join(' ')}: ${text}`));
    }
    return problems;
  });
}
