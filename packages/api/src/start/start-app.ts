import { catchWindowErrors } from '../report/window-errors.ts';
import type { Reporter } from '../report/reporter.ts';
import { reloadOnChunkError, trackChunkErrors } from './chunk-errors.ts';
import { endPersonWatch } from './person-watch.ts';
import { whenPictureIsFilled } from './picture.ts';
import { showStartFailure, type StartFailureMessages } from './start-failure.ts';

export interface StartOptions<Answers> {
  readonly reporter: Reporter;
  /** Asks the server for what the first screen waits for; runs before the interface is here. */
  readonly request: () => Promise<Answers>;
  /** Fetches the interface: `() => import('./app/mount.tsx')`. */
  readonly load: () => Promise<{ readonly mount: (answers: Promise<Answers>) => Promise<void> }>;
  /** What is said when the interface does not come. */
  readonly failure: StartFailureMessages;
}

/** Milliseconds the code waits for a picture to be filled. */
const patience = 500;

/**
 * Starts a page: the requests leave while the interface is being fetched. Where the interface does not come the page is
 * opened once more, then says so with a retry in `#root`. Never rejects.
 */
export async function startApp<Answers>({ reporter, request, load, failure }: StartOptions<Answers>): Promise<void> {
  catchWindowErrors(reporter);
  trackChunkErrors();
  const answers = request();
  try {
    // An interface from the cache would be evaluated before the last of the requests has left.
    await new Promise((resolve) => void setTimeout(resolve));
    await whenPictureIsFilled(patience);
    const { mount } = await load();
    await mount(answers);
  } catch (error) {
    endPersonWatch();
    reporter.report(error);
    // A page on its way out has nothing to say: a retry shown now would be gone before it is pressed.
    if (await reloadOnChunkError(error)) return;
    const root = document.querySelector('#root');
    if (root) showStartFailure(root, failure);
  }
}
