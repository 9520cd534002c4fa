/** The database of the browser that keeps imports under way, files included. */
export const importStore = 'pribavka';

/** Takes the files of imports off this device: somebody who signs out leaves none behind. Never throws. */
export function forgetImports(): void {
  try {
    indexedDB.deleteDatabase(importStore);
  } catch {
    // A forbidden database has kept nothing.
  }
}
