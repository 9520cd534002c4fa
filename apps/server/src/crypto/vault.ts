import { createCipheriv, createDecipheriv, createHmac, type KeyObject, randomBytes } from 'node:crypto';

import type { KeyRing } from './key-ring.ts';

/** Encryption of personal data at rest and its blind search. */
export interface Vault {
  /** AES-256-GCM. `context` binds the value to its row: `tax_profile:<userId>`. */
  seal: (text: string, context: string) => Buffer;
  /** Opens with the key the value was sealed with; throws when the value or the context is not the one sealed. */
  open: (sealed: Uint8Array, context: string) => string;
  /** HMAC of a normalised value: equal values of one field are found without opening them. */
  blindIndex: (field: string, value: string) => Buffer;
  /** The same under every known index key, the present one first: for finding while keys change. */
  blindIndexes: (field: string, value: string) => Buffer[];
  /** True when the value was sealed with an older key and should be sealed again. */
  isStale: (sealed: Uint8Array) => boolean;
}

const version = 1;
const ivLength = 12;
const tagLength = 16;

const keyIdOf = (sealed: Uint8Array): string =>
  Buffer.from(sealed)
    .subarray(2, 2 + (sealed[1] ?? 0))
    .toString('latin1');

const blind = (key: KeyObject, value: string): Buffer => createHmac('sha256', key).update(value).digest();

export function createVault(ring: KeyRing): Vault {
  return {
    seal(text, context) {
      const id = Buffer.from(ring.currentId, 'latin1');
      const iv = randomBytes(ivLength);
      const cipher = createCipheriv('aes-256-gcm', ring.current('seal'), iv).setAAD(Buffer.from(context));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([Buffer.from([version, id.length]), id, iv, cipher.getAuthTag(), body]);
    },
    open(value, context) {
      const sealed = Buffer.from(value);
      if (sealed[0] !== version) throw new Error('Sealed value of an unknown version');
      const id = keyIdOf(sealed);
      const key = ring.key('seal', id);
      if (!key) throw new Error(`No key ${id} for a sealed value`);
      const start = 2 + id.length;
      const iv = sealed.subarray(start, start + ivLength);
      const tag = sealed.subarray(start + ivLength, start + ivLength + tagLength);
      const cipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: tagLength });
      cipher.setAAD(Buffer.from(context)).setAuthTag(tag);
      const body = sealed.subarray(start + ivLength + tagLength);
      return Buffer.concat([cipher.update(body), cipher.final()]).toString('utf8');
    },
    blindIndex: (field, value) => blind(ring.indexKey(field), value),
    blindIndexes: (field, value) => ring.indexKeys(field).map((key) => blind(key, value)),
    isStale: (sealed) => keyIdOf(sealed) !== ring.currentId,
  };
}
