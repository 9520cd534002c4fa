import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import type { Config } from '../config.ts';
import type { MasterKeys } from '../crypto/index.ts';
import { StartupError } from '../startup-error.ts';

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

const fileOf = ({ dataDir }: Pick<Config, 'dataDir'>): string => join(dataDir, 'secrets.json');

function write(file: string, stored: Stored): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  writeFileSync(`${file}.new`, JSON.stringify(stored, null, 2), { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

/** Whether there are keys, given or made before: `loadKeys` makes none. */
export const hasKeys = (config: Config): boolean => config.keys !== undefined || existsSync(fileOf(config));

/** Keys of this installation; refuses to make new ones, which would open nothing of what is there. */
export function requireKeys(config: Config): MasterKeys {
  if (hasKeys(config)) return loadKeys(config);
  throw new StartupError('Нет ключей: задайте SECRET_KEYS и INDEX_KEY или DATA_DIR, в которой лежит secrets.json');
}

/** Refuses keys that cannot be stored where generated ones are. */
export function refuseRotation({ olderIndexes = [] }: MasterKeys): void {
  if (olderIndexes.length === 0) return;
  throw new StartupError('Ключи в середине замены: задайте их переменными SECRET_KEYS и INDEX_KEY');
}

/** Stores keys where generated ones are looked for. */
export function storeKeys(config: Config, masters: MasterKeys): void {
  refuseRotation(masters);
  const { current, keys, index } = masters;
  write(fileOf(config), {
    current,
    keys: Object.fromEntries([...keys].map(([id, key]) => [id, key.toString('base64')])),
    index: index.toString('base64'),
  });
}

/** Keys of this installation: from the environment, or made once and stored next to the data (never in production). */
export function loadKeys(config: Config): MasterKeys {
  if (config.keys) return config.keys;
  const file = fileOf(config);
  if (!existsSync(file)) write(file, fresh());
  const stored = JSON.parse(readFileSync(file, 'utf8')) as Stored;
  return {
    current: stored.current,
    keys: new Map(Object.entries(stored.keys).map(([id, key]) => [id, Buffer.from(key, 'base64')])),
    index: Buffer.from(stored.index, 'base64'),
  };
}
