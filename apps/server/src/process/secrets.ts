import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Config } from '../config.ts';
import type { MasterKeys } from '../crypto/index.ts';

interface Stored {
  current: string;
  keys: Record<string, string>;
  index: string;
}

const fresh = (): Stored => ({
  current: 'local',
  keys: { local: randomBytes(32).toString('base64') },
  index: randomBytes(32).toString('base64'),
});

/** Keys of this installation: from the environment, or made once and stored next to the data (never in production). */
export function loadKeys(config: Config): MasterKeys {
  if (config.keys) return config.keys;
  const file = join(config.dataDir, 'secrets.json');
  if (!existsSync(file)) {
    mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
    writeFileSync(`${file}.new`, JSON.stringify(fresh(), null, 2), { mode: 0o600 });
    renameSync(`${file}.new`, file);
  }
  const stored = JSON.parse(readFileSync(file, 'utf8')) as Stored;
  return {
    current: stored.current,
    keys: new Map(Object.entries(stored.keys).map(([id, key]) => [id, Buffer.from(key, 'base64')])),
    index: Buffer.from(stored.index, 'base64'),
  };
}
