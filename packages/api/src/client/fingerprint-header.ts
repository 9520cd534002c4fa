import { knownDevice } from '../fingerprint/memory.ts';
import { unknownDevice } from '../headers.ts';

/** The longest a request waits for the fingerprint, milliseconds. */
const patience = 1000;

export type FingerprintHeader = {
  /** What is known now: computed on this page, kept from the last visit, or `unknown`. */
  known: () => string;
  /** The fingerprint, or what is known after a second. */
  wait: () => Promise<string>;
};

/**
 * Asks for the fingerprint once, when the first request needs it. Requests wait for it together and at most a second
 * in all, so that the library never delays a screen for longer.
 */
export function fingerprintHeader(load: (() => Promise<string>) | undefined): FingerprintHeader {
  let value: string | undefined;
  let ready: Promise<void> | undefined;
  const known = (): string => value ?? (load && knownDevice()) ?? unknownDevice;
  return {
    known,
    async wait() {
      if (!load) return unknownDevice;
      ready ??= new Promise((resolve) => {
        const timer = setTimeout(resolve, patience);
        load()
          .then((loaded) => (value = loaded))
          .catch(() => undefined)
          .finally(() => {
            clearTimeout(timer);
            resolve();
          });
      });
      await ready;
      return known();
    },
  };
}
