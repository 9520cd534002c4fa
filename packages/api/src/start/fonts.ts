/** Set once the faces have been fetched: later visits find them in the browser and show them from the first paint. */
const KEY = 'pb_fonts';

const FACE = '1rem "Golos Text Variable"';
/** A letter of each file that a screen is written with. */
const LETTERS = 'Яz';

/** Whether this browser has fetched the faces before; false where nothing can be kept. */
function areKnown(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** Takes known faces out of the browser's cache while the code of the screen is on its way. */
export function wakeFonts(): void {
  if (areKnown()) void document.fonts.load(FACE, LETTERS).catch(() => undefined);
}

/** A screen is drawn in the faces that are here: those that come later would move what is being read. */
export function holdLateFonts(): void {
  if (document.fonts.check(FACE, LETTERS)) showFonts();
  else document.documentElement.dataset['fonts'] = 'later';
}

function remember(): void {
  try {
    localStorage.setItem(KEY, '1');
  } catch {
    // A closed storage only means the fallback face first at the next visit, too.
  }
}

/** Fetches the faces that were held, for the next screen and the next visit; a failure leaves the fallback. */
const fetchFonts = (): void => void document.fonts.load(FACE, LETTERS).then(remember, () => undefined);

/**
 * A page drawn at build shows its text in the fallback face of the same width until the scripts are here, a screen drawn
 * before its faces until the next one; this lets them in.
 */
export function showFonts(): void {
  const { dataset } = document.documentElement;
  if (dataset['fonts'] === undefined) return;
  delete dataset['fonts'];
  remember();
}

/** Faces that came too late for the first screen are there from the second. */
export function showFontsAtNextScreen(router: {
  readonly state: { readonly location: { readonly pathname: string } };
  readonly subscribe: (listener: (state: { readonly location: { readonly pathname: string } }) => void) => () => void;
}): void {
  fetchFonts();
  const { pathname } = router.state.location;
  const stop = router.subscribe(({ location }) => {
    if (location.pathname === pathname) return;
    stop();
    showFonts();
  });
}
