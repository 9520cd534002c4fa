// Installs pgbouncer for the tests of the server behind it where Debian's packages can be had; they are skipped elsewhere.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Never fails: without it two settings of the server are not tested, and the line says so. */
export function offerPgbouncer(): void {
  if (process.env.PGBOUNCER || existsSync('/usr/sbin/pgbouncer')) return;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Ставим pgbouncer для проверок…');
    const args = ['install', '-y', '-qq', '--no-install-recommends', 'pgbouncer'];
    spawnSync('apt-get', args, { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  }
  if (!existsSync('/usr/sbin/pgbouncer')) {
    console.log('Нет pgbouncer: проверки сервера за пулером пропущены (apt-get install pgbouncer).');
  }
}
