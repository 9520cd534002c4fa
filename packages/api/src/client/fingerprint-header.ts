import { unknownDevice } from '../headers.ts';

/** The longest a request waits for the fingerprint, milliseconds. */
const patience = 1000;

/**
 * Asks for the fingerprint once, when the first request needs it. Requests wait for it together
 * and at most a second in all, so that the library never holds the first screen.
 */
export function fingerprintHeader(load: (() => Promise<string>) | undefined): () => Promise<string> {
  let value: string | undefined;
  let ready: Promise<void> | undefined;
  return async () => {
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
    return value ?? unknownDevice;
  };
}
