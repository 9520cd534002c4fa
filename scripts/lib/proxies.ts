import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from './root.ts';

/** Ports of a drill: where people knock, and the two processes behind. */
export interface Ports {
  front: number;
  servers: readonly [number, number];
}

const isThere = (command: string): boolean => spawnSync(command, ['-v']).error === undefined;

// The documented settings with other ports: what is measured is what the page of operations says.
function settings(file: string, { front, servers }: Ports): string {
  return readFileSync(join(root, 'deploy/proxy', file), 'utf8')
    .replace('8080', String(front))
    .replace('3001', String(servers[0]))
    .replace('3002', String(servers[1]));
}

function startHaproxy(folder: string, ports: Ports): ChildProcess {
  const file = join(folder, 'haproxy.cfg');
  writeFileSync(file, settings('haproxy.cfg', ports));
  return spawn('haproxy', ['-db', '-q', '-f', file], { stdio: 'ignore' });
}

function startNginx(folder: string, ports: Ports): ChildProcess {
  mkdirSync(join(folder, 'tmp'), { recursive: true });
  writeFileSync(join(folder, 'site.conf'), settings('nginx.conf', ports));
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const places = kinds.map((kind) => `  ${kind}_temp_path ${join(folder, 'tmp')};`).join('\n');
  writeFileSync(
    join(folder, 'nginx.conf'),
    `pid ${folder}/nginx.pid;\nerror_log ${folder}/error.log;\nevents {}\nhttp {\n  access_log off;\n${places}\n  include ${folder}/site.conf;\n}\n`,
  );
  return spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf'), '-g', 'daemon off;'], { stdio: 'ignore' });
}

/** The proxies of the documentation that this machine has, by name. */
export const proxies = [
  { name: 'haproxy', start: startHaproxy },
  { name: 'nginx', start: startNginx },
].map((proxy) => ({ ...proxy, isThere: isThere(proxy.name) }));
