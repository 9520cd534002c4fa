// The one door: `npm start`, `npm test` and the rest come through here on any Node from 18 up.
// It finds or installs Node 24, installs the packages when the lock has changed, then runs the task.
// Plain JavaScript without dependencies: nothing is installed yet when it starts.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [task, ...args] = process.argv.slice(2);
const MIN_NODE = [22, 18];
const keptNpmVariables =
  /^npm_(config_(registry|cache|.*proxy|cafile|userconfig|globalconfig|offline|prefer_offline)|execpath)$/i;

if (!task) fail('Не названа задача. Например: npm start, npm test, npm run dev');

function fail(text) {
  console.error(`\n${text}\n`);
  process.exit(1);
}

function isNewEnough(version) {
  const [major, minor] = version.replace(/^v/, '').split('.').map(Number);
  return major > MIN_NODE[0] || (major === MIN_NODE[0] && minor >= MIN_NODE[1]);
}

function cleanEnv(extra = {}) {
  const env = {};
  for (const [key, value] of Object.entries(process.env)) {
    if (!/^npm_/i.test(key) || keptNpmVariables.test(key)) env[key] = value;
  }
  return { ...env, ...extra };
}

/** npm as a script for the given Node, so that packages are chosen for the Node that will run them. */
function npmCommand(node, npmArgs) {
  const script = process.env.npm_execpath;
  if (script && /\.[cm]?js$/.test(script)) return [node, [script, ...npmArgs]];
  return [process.platform === 'win32' ? 'npm.cmd' : 'npm', npmArgs];
}

function runNpm(node, npmArgs, cwd) {
  const [command, commandArgs] = npmCommand(node, npmArgs);
  const result = spawnSync(command, commandArgs, {
    cwd,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: cleanEnv(),
    shell: command.endsWith('.cmd'),
  });
  return result.status === 0;
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Two commands started together on a fresh clone wait for each other; a dead owner's lock is taken over. */
async function withLock(work) {
  const lock = join(root, '.cache', 'install.lock');
  const owner = join(lock, 'pid');
  mkdirSync(dirname(lock), { recursive: true });
  for (let waited = 0; ; waited += 1) {
    try {
      mkdirSync(lock);
      writeFileSync(owner, String(process.pid));
      break;
    } catch {
      const pid = existsSync(owner) ? Number(readFileSync(owner, 'utf8')) : 0;
      if (pid ? !isAlive(pid) : waited > 10) {
        rmSync(lock, { recursive: true, force: true });
        continue;
      }
      if (waited === 0) console.log('Другой процесс ставит пакеты, ждём его…');
      await sleep(500);
    }
  }
  try {
    return await work();
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}

function findNode() {
  if (isNewEnough(process.version)) return process.execPath;
  const folder = join(root, 'tools', 'node');
  const binary = join(folder, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node');
  const probe = () =>
    existsSync(binary) && spawnSync(binary, ['--version'], { encoding: 'utf8' }).stdout?.startsWith('v24.');
  if (!probe()) {
    console.log(`Node ${process.version} старше нужного, ставим Node 24 в папку проекта…`);
    runNpm(process.execPath, ['ci', '--ignore-scripts', '--loglevel=error'], folder);
  }
  if (!probe()) fail('Нужен Node 22.18 или новее. Для этой системы готовой сборки нет: поставьте Node 24 и повторите.');
  return binary;
}

function installPackages(node) {
  const lockHash = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const stamp = join(root, 'node_modules', '.install-stamp');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lockHash) return;
  console.log('Ставим пакеты…');
  if (!runNpm(node, ['ci', '--loglevel=error'], root)) fail('Пакеты не установились. Проверьте сеть и повторите.');
  writeFileSync(stamp, lockHash);
}

const node = await withLock(() => {
  const found = findNode();
  installPackages(found);
  return found;
});

const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const script = manifest.scripts[`task:${task}`];
if (!script) fail(`Нет задачи «${task}»`);
const [name, ...scriptArgs] = script.split(' ');
const path = [dirname(node), join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
const child = spawn(name === 'node' ? node : name, [...scriptArgs, ...args], {
  cwd: root,
  stdio: 'inherit',
  env: cleanEnv({ PATH: path }),
  shell: process.platform === 'win32',
});
// The terminal sends Ctrl-C to the whole group: the task ends by itself and we only wait for it.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => signal === 'SIGTERM' && child.kill(signal));
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
