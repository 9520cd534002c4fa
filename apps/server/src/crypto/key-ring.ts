import { hkdfSync } from 'node:crypto';

/** Master keys by id; the first is used for new values, the others still open old ones. */
export interface MasterKeys {
  current: string;
  keys: ReadonlyMap<string, Buffer>;
  /** Never rotated: values found by blind index would be lost. */
  index: Buffer;
}

export type KeyPurpose = 'seal' | 'access' | 'refresh' | 'code' | 'attempt';

/** Keys for one purpose each, derived from the master keys, so that a leak of one kind opens no other. */
export interface KeyRing {
  currentId: string;
  /** 32 bytes, or undefined when the id is unknown. */
  key: (purpose: KeyPurpose, id: string) => Buffer | undefined;
  current: (purpose: KeyPurpose) => Buffer;
  indexKey: (field: string) => Buffer;
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
  return {
    currentId: masters.current,
    key,
    current: (purpose) => cached(`${purpose}:${masters.current}`, () => derive(currentMaster, purpose)),
    indexKey: (field) => cached(`index:${field}`, () => derive(masters.index, `index:${field}`)),
  };
}
