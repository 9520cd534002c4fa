import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { BadDay } from '../day.ts';
import { isPart } from '../outcome.ts';
import type { Stage } from '../stage.ts';

const folderOf = ({ folder }: Stage): string => join(folder, 'tls');
const openssl = (cwd: string, ...args: string[]): void => {
  execFileSync('openssl', args, { cwd, stdio: 'ignore' });
};

/** An authority of the drill, and two certificates of the database: one for a year, one that ended in 2020. */
function makeCertificates(stage: Stage): void {
  const cwd = folderOf(stage);
  mkdirSync(cwd, { recursive: true });
  const authority = ['ca', '-batch', '-notext', '-config', 'ca.cnf', '-md', 'sha256'];
  writeFileSync(
    join(cwd, 'ca.cnf'),
    `[ca]\ndefault_ca = own\n[own]\ndatabase = ca.txt\nserial = ca.serial\nnew_certs_dir = .\ncertificate = ca.pem\nprivate_key = ca.key\npolicy = any\nunique_subject = no\nx509_extensions = host\n[any]\ncommonName = supplied\n[host]\nsubjectAltName = IP:127.0.0.1\n`,
  );
  writeFileSync(join(cwd, 'ca.txt'), '');
  writeFileSync(join(cwd, 'ca.serial'), '01');
  openssl(
    cwd,
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-keyout',
    'ca.key',
    '-out',
    'ca.pem',
    '-subj',
    '/CN=drill',
  );
  openssl(
    cwd,
    'req',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-keyout',
    'server.key',
    '-out',
    'server.csr',
    '-subj',
    '/CN=db',
  );
  openssl(cwd, ...authority, '-in', 'server.csr', '-out', 'good.pem', '-days', '365');
  const ended = ['-startdate', '20200101000000Z', '-enddate', '20200102000000Z'];
  openssl(cwd, ...authority, '-in', 'server.csr', '-out', 'expired.pem', ...ended);
}

/** Puts a file into the folder of the database, readable for it alone. */
function give(stage: Stage, from: string, name: string): void {
  const to = join(stage.database.data, name);
  copyFileSync(join(folderOf(stage), from), to);
  execFileSync('chmod', ['600', to]);
  if (process.getuid?.() === 0) chownSync(to, 65_534, 65_534);
}

async function use(stage: Stage, certificate: string): Promise<void> {
  give(stage, certificate, 'server.crt');
  await stage.database.ask('select pg_reload_conf()');
  stage.gate.cut();
}

/** The database's certificate has ended and the server, which looks at it, connects again. */
export const certificate: BadDay = {
  name: 'certificate',
  title: 'Истёк сертификат базы',
  missing: () =>
    spawnSync('openssl', ['version']).error === undefined ? undefined : 'нужен пакет: apt-get install openssl',
  async variables(stage) {
    makeCertificates(stage);
    give(stage, 'good.pem', 'server.crt');
    give(stage, 'server.key', 'server.key');
    await stage.server.end();
    await stage.database.stop();
    await stage.database.start({ ssl: 'on' });
    const root = join(folderOf(stage), 'ca.pem');
    return { DATABASE_URL: `${stage.variables['DATABASE_URL'] ?? ''}?sslmode=verify-full&sslrootcert=${root}` };
  },
  seconds: 20,
  strike: (stage) => use(stage, 'expired.pem'),
  heal: (stage) => use(stage, 'good.pem'),
  isFelt: (outcome) => isPart(outcome, 'database', 'failing'),
};
