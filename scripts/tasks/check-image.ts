// There is no container engine in this check: it makes the files the image would hold by the lines of the Dockerfile,
// nobody may write them, and starts the image's commands there with its user and its variables.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { startEmbedded } from '../../apps/server/src/db/embedded/start.ts';
import { buildApps, buildServer } from '../lib/builds.ts';
import { type ImageTree, makeImageTree } from '../lib/image-tree.ts';
import { capture } from '../lib/run.ts';
import { root } from '../lib/root.ts';

const isRoot = process.getuid?.() === 0;
const home = mkdtempSync(join(tmpdir(), 'pribavka-image-'));
chmodSync(home, 0o755);

/** A command of the image, as its user where that can be: another user is taken by root alone. */
function start({ folder, env, user, entrypoint }: ImageTree, command: readonly string[], more: Record<string, string>) {
  const [node = '', ...args] = [...entrypoint, ...command];
  const asUser = isRoot ? ['setpriv', `--reuid=${user}`, `--regid=${user}`, '--clear-groups', '--no-new-privs'] : [];
  const [first = '', ...rest] = [...asUser, node === 'node' ? process.execPath : node, ...args];
  const child = spawn(first, rest, {
    cwd: folder,
    env: { PATH: process.env['PATH'] ?? '', ...env, ...more },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (output += part.toString()));
  const ended = once(child, 'exit') as Promise<[number | null]>;
  return { child, output: () => output, ended: async () => (await ended)[0] };
}

type Started = ReturnType<typeof start>;

function ensure(holds: boolean, sentence: string, started?: Started): void {
  console.log(`${holds ? '✓' : '✗'} ${sentence}`);
  if (!holds) throw new Error(started?.output() ?? sentence);
}

async function untilReady(started: Started, port: number): Promise<boolean> {
  for (let look = 0; look < 300; look += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/health/ready`).catch(() => undefined);
    if (answer?.ok) return true;
    if (started.child.exitCode !== null) return false;
    await sleep(200);
  }
  return false;
}

const statusOf = async (url: string): Promise<number> => (await fetch(url)).status;

async function checkImage(url: string): Promise<void> {
  const tree = await makeImageTree(home);
  const data = join(home, 'data');
  mkdirSync(data, { mode: 0o700 });
  if (isRoot) chownSync(data, tree.user, tree.user);
  const key = Buffer.alloc(32, 9).toString('base64');
  const more = {
    DATABASE_URL: url,
    DATA_DIR: data,
    SECRET_KEYS: `check:${key}`,
    INDEX_KEY: key,
    SMTP_URL: 'smtp://127.0.0.1:1',
    SMS_URL: 'http://127.0.0.1:1',
    SMS_TOKEN: 'check',
    HOST: '127.0.0.1',
    DRAIN_SECONDS: '0',
    API_DOCS: '1',
  };
  const refused = start(tree, ['--check-config'], { DATA_DIR: data });
  ensure((await refused.ended()) === 1, 'без ключей, почты и SMS не запускается', refused);
  const config = start(tree, ['--check-config'], more);
  ensure((await config.ended()) === 0, 'переменные образа и заданные верны', config);
  const migrate = start(tree, ['migrate'], more);
  ensure((await migrate.ended()) === 0, 'migrate приводит базу к этой версии', migrate);
  const [webPort, workerPort] = [3911, 3912];
  const web = start(tree, ['web'], { ...more, PORT: String(webPort) });
  const worker = start(tree, ['worker'], { ...more, PORT: String(workerPort) });
  try {
    ensure(await untilReady(web, webPort), `web готов от пользователя ${isRoot ? tree.user : 'этой машины'}`, web);
    ensure(await untilReady(worker, workerPort), 'worker готов', worker);
    const base = `http://127.0.0.1:${webPort}`;
    const pages = await Promise.all(['/', '/admin/', '/api/docs'].map((path) => statusOf(base + path)));
    ensure(
      pages.every((status) => status === 200),
      'отвечают портал, управление и описание API',
      web,
    );
    const [, ...check] = tree.healthcheck;
    const health = await capture(process.execPath, check, { env: { ...process.env, PORT: String(webPort) } });
    ensure(health.code === 0, 'HEALTHCHECK образа доволен');
    const closed = await capture(process.execPath, check, { env: { ...process.env, PORT: '1' } });
    ensure(closed.code === 1, 'HEALTHCHECK образа замечает, что никого нет');
  } finally {
    for (const { child } of [web, worker]) child.kill('SIGTERM');
  }
  ensure((await web.ended()) === 0 && (await worker.ended()) === 0, 'оба заканчивают с нулём по SIGTERM', web);
  ensure(!existsSync(join(tree.folder, '.data')), 'в файлы образа никто не пишет');
}

try {
  await buildApps();
  await buildServer();
  if (!existsSync(join(root, 'bom.json'))) await capture('node', ['scripts/tasks/bom.ts'], { cwd: root });
  const given = process.env['DATABASE_URL'];
  const database = given ? undefined : await startEmbedded({ folder: join(home, 'database') });
  try {
    await checkImage(given ?? database!.url);
  } finally {
    await database?.stop();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await capture('chmod', ['-R', 'u+w', home], { cwd: dirname(home) });
  rmSync(home, { recursive: true, force: true });
}
