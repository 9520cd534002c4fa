/** Set once the faces have been fetched: later visits find them in the browser and show them from the first paint. */
const KEY = 'pb_fonts';

/**
 * A page drawn at build shows its text in the fallback face of the same width until the scripts are here; this lets its
 * own faces in.
 */
export function showFonts(): void {
  const { dataset } = document.documentElement;
  if (dataset['fonts'] === undefined) return;
  delete dataset['fonts'];
  try {
    localStorage.setItem(KEY, '1');
  } catch {
    // A closed storage only means the fallback face first at the next visit, too.
  }
}
