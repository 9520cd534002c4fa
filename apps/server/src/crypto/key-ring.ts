import { hkdfSync } from 'node:crypto';

/** Master keys by id; the first is used for new values, the others still open old ones. */
export interface MasterKeys {
  current: string;
  keys: ReadonlyMap<string, Buffer>;
  /** Finds values without opening them. */
  index: Buffer;
  /** Earlier ones, the newest first: they find what the job has not indexed anew yet. */
  olderIndexes?: readonly Buffer[] | undefined;
}

export type KeyPurpose = 'seal' | 'access' | 'refresh' | 'code' | 'attempt';

/** Keys for one purpose each, derived from the master keys, so that a leak of one kind opens no other. */
export interface KeyRing {
  currentId: string;
  /** 32 bytes, or undefined when the id is unknown. */
  key: (purpose: KeyPurpose, id: string) => Buffer | undefined;
  current: (purpose: KeyPurpose) => Buffer;
  indexKey: (field: string) => Buffer;
  /** The present key of a field and the earlier ones, the newest first. */
  indexKeys: (field: string) => readonly Buffer[];
  /** The same purpose under every known id, the present one first. */
  every: (purpose: KeyPurpose) => readonly Buffer[];
}

const derive = (master: Buffer, info: string): Buffer =>
  Buffer.from(hkdfSync('sha256', master, '', `pribavka:${info}`, 32));

export function createKeyRing(masters: MasterKeys): KeyRing {
  const cache = new Map<string, Buffer>();
  const cached = (name: string, make: () => Buffer): Buffer => {
    const known = cache.get(name) ?? make();
    cache.set(name, known);
    return known;
  };
  const key = (purpose: KeyPurpose, id: string): Buffer | undefined => {
    const master = masters.keys.get(id);
    return master && cached(`${purpose}:${id}`, () => derive(master, purpose));
  };
  const currentMaster = masters.keys.get(masters.current);
  if (!currentMaster) throw new Error(`Нет ключа ${masters.current}`);
  const current = (purpose: KeyPurpose): Buffer =>
    cached(`${purpose}:${masters.current}`, () => derive(currentMaster, purpose));
  const indexes = [masters.index, ...(masters.olderIndexes ?? [])];
  const indexKeys = (field: string): Buffer[] =>
    indexes.map((master, age) => cached(`index:${age}:${field}`, () => derive(master, `index:${field}`)));
  const others = [...masters.keys.keys()].filter((id) => id !== masters.current);
  return {
    currentId: masters.current,
    key,
    current,
    indexKey: (field) => cached(`index:0:${field}`, () => derive(masters.index, `index:${field}`)),
    indexKeys,
    every: (purpose) => [
      current(purpose),
      ...others.map((id) => key(purpose, id)).filter((found) => found !== undefined),
    ],
  };
}
