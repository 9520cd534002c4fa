import { type DeviceMemory, deviceMemory, storageKey } from './memory.ts';

// One visit in a thousand the library tells its maker that it was loaded, unless this is turned off.
async function compute(): Promise<string> {
  const { default: library } = await import('@fingerprintjs/fingerprintjs');
  const agent = await library.load({ monitoring: false });
  const { visitorId } = await agent.get();
  return visitorId;
}

/**
 * Fingerprint of this device: the one of the last visit at once, a fresh one for the next visit.
 * A signal for the risk rules, not a secret.
 */
export async function fingerprint(
  calculate: () => Promise<string> = compute,
  memory: DeviceMemory | undefined = deviceMemory(),
): Promise<string> {
  const known = memory?.getItem(storageKey);
  const fresh = calculate().then((id) => {
    memory?.setItem(storageKey, id);
    return id;
  });
  if (!known) return fresh;
  fresh.catch(() => undefined);
  return known;
}
