import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';

import { printOf } from './print.ts';
import { StartupError } from '../startup-error.ts';

/** Master keys by id; the first is used for new values, the others still open old ones. */
export interface MasterKeys {
  current: string;
  keys: ReadonlyMap<string, Buffer>;
  /** Finds values without opening them. */
  index: Buffer;
  /** Earlier ones, the newest first: they find what the job has not reindexed yet. */
  olderIndexes?: readonly Buffer[] | undefined;
}

export type KeyPurpose = 'seal' | 'file' | 'access' | 'refresh' | 'code' | 'attempt' | 'unsubscribe';

/** Keys for one purpose each, derived from the master keys, so that a leak of one kind opens no other. */
export interface KeyRing {
  currentId: string;
  /** 32 bytes, or undefined when the id is unknown. */
  key: (purpose: KeyPurpose, id: string) => KeyObject | undefined;
  current: (purpose: KeyPurpose) => KeyObject;
  /** Names the present index key and shows nothing of it. */
  indexPrint: string;
  indexKey: (field: string) => KeyObject;
  /** The present key of a field and the earlier ones, the newest first. */
  indexKeys: (field: string) => readonly KeyObject[];
  /** The same purpose under every known id, the present one first. */
  every: (purpose: KeyPurpose) => readonly KeyObject[];
}

// As an object: bytes would be made into one for each value, which takes five times what the cipher does.
const derive = (master: Buffer, info: string): KeyObject =>
  createSecretKey(Buffer.from(hkdfSync('sha256', master, '', `pribavka:${info}`, 32)));

export function createKeyRing(masters: MasterKeys): KeyRing {
  const cache = new Map<string, KeyObject>();
  const cached = (name: string, make: () => KeyObject): KeyObject => {
    const known = cache.get(name) ?? make();
    cache.set(name, known);
    return known;
  };
  const key = (purpose: KeyPurpose, id: string): KeyObject | undefined => {
    const master = masters.keys.get(id);
    return master && cached(`${purpose}:${id}`, () => derive(master, purpose));
  };
  const currentMaster = masters.keys.get(masters.current);
  if (!currentMaster) throw new StartupError(`Нет ключа ${masters.current}`);
  const current = (purpose: KeyPurpose): KeyObject =>
    cached(`${purpose}:${masters.current}`, () => derive(currentMaster, purpose));
  const indexes = [masters.index, ...(masters.olderIndexes ?? [])];
  const indexKeys = (field: string): KeyObject[] =>
    indexes.map((master, age) => cached(`index:${age}:${field}`, () => derive(master, `index:${field}`)));
  const others = [...masters.keys.keys()].filter((id) => id !== masters.current);
  return {
    currentId: masters.current,
    key,
    current,
    indexPrint: printOf(masters.index),
    indexKey: (field) => cached(`index:0:${field}`, () => derive(masters.index, `index:${field}`)),
    indexKeys,
    every: (purpose) => [
      current(purpose),
      ...others.map((id) => key(purpose, id)).filter((found) => found !== undefined),
    ],
  };
}
