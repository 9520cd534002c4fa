export const storageKey = 'pb_device';

/** When it was computed, milliseconds since 1970. */
export const computedKey = 'pb_device_at';

export type DeviceMemory = Pick<Storage, 'getItem' | 'setItem'>;

/** Storage may be forbidden by the browser; the fingerprint works without it. */
export function deviceMemory(): DeviceMemory | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}

/** The fingerprint of the last visit; undefined on the first one. */
export const knownDevice = (memory: DeviceMemory | undefined = deviceMemory()): string | undefined =>
  memory?.getItem(storageKey) ?? undefined;
