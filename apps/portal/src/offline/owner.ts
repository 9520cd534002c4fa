/** Whose answers are on this device; `CLEAR` while they wait to be removed. */
const KEY = 'pb_kept_owner';
const CLEAR = 'clear';

function read(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    // Without a storage nothing is kept.
    return null;
  }
}

/** Id of the member whose answers may be read; undefined when there are none to read. */
export function keptOwner(): string | undefined {
  const value = read();
  return value === null || value === CLEAR ? undefined : value;
}

export const setKeptOwner = (userId: string): void => localStorage.setItem(KEY, userId);

/** From now on nobody reads what is kept; false when there is nothing. */
export function disownKept(): boolean {
  if (read() === null) return false;
  localStorage.setItem(KEY, CLEAR);
  return true;
}

export const mustClear = (): boolean => read() === CLEAR;

/** All is removed, and nobody has come meanwhile. */
export function cleared(): void {
  if (mustClear()) localStorage.removeItem(KEY);
}
