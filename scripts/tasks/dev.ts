// Hot reload of both apps against the real server: open the portal's address, /admin and /api come through it.
import { spawn, type ChildProcess } from 'node:child_process';

import { root } from '../lib/root.ts';
import { sourceServer } from '../lib/server.ts';

const serverPort = process.env['PORT'] ?? '3000';
const children: ChildProcess[] = [];

function start(command: string, args: string[], cwd: string, env: NodeJS.ProcessEnv = {}): void {
  const child = spawn(command, args, {
    cwd,
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  });
  children.push(child);
  child.on('exit', (code) => {
    for (const other of children) if (other !== child) other.kill('SIGTERM');
    process.exitCode = code ?? 1;
  });
}

start(process.execPath, ['--watch', '--watch-preserve-output', ...sourceServer], root, { DEV_APPS: '1' });
start('vite', ['--port', '5174', '--strictPort', '--clearScreen', 'false'], `${root}/apps/backoffice`, {
  API_PORT: serverPort,
});
start('vite', ['--port', '5173', '--strictPort', '--clearScreen', 'false'], `${root}/apps/portal`, {
  API_PORT: serverPort,
});
console.log('Портал: http://localhost:5173/, бэк-офис: http://localhost:5173/admin');

process.on('SIGINT', () => {});
process.on('SIGTERM', () => {
  for (const child of children) child.kill('SIGTERM');
});
