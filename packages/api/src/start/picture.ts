import type { QueryKey } from '../contract.ts';
import type { AheadAnswers } from './ahead/index.ts';
import { documentRoutes } from './documents.ts';

/** Where a screen as it was drawn at build stands, until the application draws its own. */
const PLACE = '#root > [data-picture]';

/** The picture the page was served with, while it stands. */
export const standingPicture = (): HTMLElement | undefined => document.querySelector<HTMLElement>(PLACE) ?? undefined;

/** Resolves when the page has been read to its end; its modules may still be on their way. */
export async function pageRead(): Promise<void> {
  if (document.readyState !== 'loading') return;
  await new Promise((resolve) => document.addEventListener('readystatechange', resolve, { once: true }));
}

/** What opens something and says what: its press can be done later. */
const OPENER = 'button[title][aria-haspopup]';

/**
 * Keeps a press of a button of the picture that opens something, until the screen is here and does it (`rememberUse`). For
 * a script inside the HTML.
 */
export function rememberPresses(): void {
  const remember = ({ target }: Event): void => {
    const picture = standingPicture();
    const button = target instanceof Element && target.closest<HTMLElement>(`[data-picture] ${OPENER}`);
    if (!picture) document.removeEventListener('click', remember);
    else if (button) {
      picture.dataset['pressed'] = button.title;
      button.ariaBusy = 'true';
    }
  };
  document.addEventListener('click', remember);
}

/**
 * Resolves when the picture is filled and on the screen, or after so many milliseconds; at once where there is none or it
 * is filled already. A second visit has its code before its answers: worked out first, it would hold the answers up.
 */
export async function whenPictureIsFilled(patience: number): Promise<void> {
  const picture = standingPicture();
  if (!picture || picture.dataset['picture'] === 'filled') return;
  await new Promise<void>((resolve) => {
    const end = (): void => {
      observer.disconnect();
      resolve();
    };
    const observer = new MutationObserver(() => requestAnimationFrame(end));
    observer.observe(picture, { attributeFilter: ['data-picture'] });
    setTimeout(end, patience);
  });
}

/**
 * Fills the picture of the page by the answer to a question that left with it, which is long before the application is
 * here. Like the interface it waits for the five documents (specification §1). For a script inside the HTML; `put` gets
 * the data of the envelope. An answer that does not come is the application's to explain.
 */
export function fillPicture(
  answerTo: AheadAnswers,
  key: QueryKey,
  put: (picture: HTMLElement, data: unknown) => void,
): void {
  const answer = answerTo(key);
  if (!answer) return;
  const documents = Promise.allSettled(Object.values(documentRoutes).map(async (route) => answerTo(route)));
  const fill = async (): Promise<void> => {
    const { status, data } = await answer;
    if (status !== 200) return;
    await Promise.all([documents, pageRead()]);
    const picture = standingPicture();
    if (!picture) return;
    put(picture, (data as { data: unknown }).data);
    picture.dataset['picture'] = 'filled';
  };
  fill().catch(() => undefined);
}
