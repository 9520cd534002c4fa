import { computedKey, type DeviceMemory, deviceMemory, storageKey } from './memory.ts';

export { knownDevice } from './memory.ts';

/** Fetches the library before the first request wants it. A failure is the request's to meet. */
export const preloadFingerprint = (): void => void import('@fingerprintjs/fingerprintjs').catch(() => undefined);

// One visit in a thousand the library reports its loading to its author, unless this is turned off.
async function compute(): Promise<string> {
  const { default: library } = await import('@fingerprintjs/fingerprintjs');
  const agent = await library.load({ monitoring: false });
  const { visitorId } = await agent.get();
  return visitorId;
}

/** Milliseconds until an old fingerprint is computed again: after the first screen, which must not wait for it. */
const refreshDelay = 5000;

/** Milliseconds a fingerprint serves before that: computing it holds the page for a moment, and a device changes seldom. */
const lifetime = 24 * 60 * 60 * 1000;

/**
 * Fingerprint of this device: the one of the last visit at once; once a day a fresh one for the next visit.
 * A signal for the risk rules, not a secret.
 */
export async function fingerprint(
  calculate: () => Promise<string> = compute,
  memory: DeviceMemory | undefined = deviceMemory(),
): Promise<string> {
  const refresh = async (): Promise<string> => {
    const id = await calculate();
    memory?.setItem(storageKey, id);
    memory?.setItem(computedKey, String(Date.now()));
    return id;
  };
  const known = memory?.getItem(storageKey);
  if (!known) return refresh();
  const age = Date.now() - Number(memory?.getItem(computedKey) ?? 0);
  // A clock that was put back makes it young for ever: then it is computed again, too.
  if (age < 0 || age > lifetime) setTimeout(() => void refresh().catch(() => undefined), refreshDelay);
  return known;
}
