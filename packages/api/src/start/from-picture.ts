import type { SessionStore } from '../react/session-store.ts';
import { standingPicture } from './picture.ts';
import { whenPainted } from './when-painted.ts';

/** Milliseconds a picture waits for its answers when the code is here; and with something in it, for the person. */
const answerPatience = 1500;
const filledPatience = 5000;

const after = (milliseconds: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, milliseconds));

/** Resolves when it is known who is there, or that the server could not tell. */
const sessionKnown = (store: Pick<SessionStore, 'subscribe' | 'snapshot'>): Promise<void> =>
  new Promise((resolve) => {
    const look = (): void => {
      if (store.snapshot().status === 'loading') return;
      stop();
      resolve();
    };
    const stop = store.subscribe(look);
    look();
  });

/**
 * Resolves when the screen begins with all that its picture shows: drawn before that, it would take back what is there.
 * An answer that does not come, or waits for a consent that only the screen can ask for, holds nothing for long.
 */
export async function whenPictureIsKnown(
  store: Pick<SessionStore, 'subscribe' | 'snapshot'>,
  answer: Promise<unknown> | undefined,
): Promise<void> {
  const known = Promise.all([sessionKnown(store), answer]);
  await Promise.race([known, after(answerPatience)]);
  if (standingPicture()?.dataset['picture'] === 'filled') await Promise.race([known, after(filledPatience)]);
  // The answer came together with what the screen waits for: it is seen before the screen is worked out.
  if (document.visibilityState === 'visible') await whenPainted();
}

const isSeen = (element: HTMLElement): boolean => element.checkVisibility({ visibilityProperty: true });

const seenAmong = (selector: string, fits: (element: HTMLElement) => boolean): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(`#root ${selector}`)].find((element) => fits(element) && isSeen(element));

/** Types a text as a person would. */
function typeInto(field: HTMLInputElement, text: string): void {
  // React takes an input event for nothing new where the value was set through the property it has replaced itself.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** What is typed into the search of a picture is looked for by its screen. */
function rememberSearch(): () => void {
  const field = standingPicture()?.querySelector<HTMLInputElement>('input[type="search"]');
  const { value = '' } = field ?? {};
  const isFocused = field !== undefined && field !== null && field === document.activeElement;
  return () => {
    const search = value === '' && !isFocused ? undefined : seenAmong('input[type="search"]', () => true);
    if (!(search instanceof HTMLInputElement)) return;
    if (isFocused) search.focus({ preventScroll: true });
    if (value !== '') typeInto(search, value);
  };
}

/**
 * Remembers which link of the picture has the focus, which button was pressed and what was typed into the search; answers
 * how to give the focus back and do what was asked for when the screen has taken its place.
 */
export function rememberUse(): () => void {
  const restoreSearch = rememberSearch();
  const link = document.activeElement?.closest('[data-picture] a[href]')?.getAttribute('href');
  const pressed = standingPicture()?.dataset['pressed'];
  return () => {
    restoreSearch();
    if (link) seenAmong(`a[href="${CSS.escape(link)}"]`, () => true)?.focus({ preventScroll: true });
    if (pressed === undefined) return;
    // The number of what is new stands after the name.
    const button = seenAmong('button[aria-haspopup]', ({ title }) => title.startsWith(pressed));
    button?.focus({ preventScroll: true });
    button?.click();
  };
}
