import type { Session } from '../session/session.ts';
import { endAhead } from './ahead/index.ts';

let end = (): void => undefined;

/**
 * Until the first screen is drawn: where another tab has let somebody else in, what was asked for is not his, nor is what
 * stands here. To be begun before the first question; `drop` forgets what was asked (`dropPrefetched`).
 */
export function watchPerson(session: Pick<Session, 'subscribe'>, drop: () => void): void {
  end = session.subscribe((change) => {
    if (change === 'refreshed') return;
    drop();
    endAhead();
    document.querySelector('#root')?.replaceChildren();
  });
}

/** The first screen is drawn, and goes on by itself. */
export const endPersonWatch = (): void => end();
