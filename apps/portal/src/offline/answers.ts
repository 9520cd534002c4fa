import type { KeptAnswers, Session } from '@pribavka/api';
import { createTimer } from '@pribavka/ui';

import { showProfile } from './kept-state.ts';
import { disownKept, mustClear } from './owner.ts';
import { whenQuiet } from './when-quiet.ts';

/**
 * Milliseconds an answer is waited for where a kept one can stand in its place: a line that connects and brings nothing
 * is no better than none. Documents of the programme change rarely, and the first screen waits for them.
 */
const PATIENCE = 3000;
const DOCUMENTS_PATIENCE = 1000;

const tired = Symbol('tired');
const pause = async (milliseconds: number): Promise<unknown> =>
  new Promise((resolve) => createTimer().start(milliseconds, () => resolve(tired)));

type Shelf = typeof import('./answer-shelf.ts');

let loaded: Promise<Shelf> | undefined;

/** Loaded once: every `import()` resolves the addresses it depends on again, and an answer comes with each look. */
function loadShelf(): Promise<Shelf> {
  loaded ??= import('./answer-shelf.ts').catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
}

/** Nobody reads it from this moment; the removal itself is repeated at every start until it has been done. */
function forget(): void {
  if (disownKept()) void loadShelf().then(({ clearShelf }) => clearShelf(), console.error);
}

/**
 * Answers on this device for a time without a signal (docs/adr/0040-without-a-signal.md). They belong to one account:
 * a sign-out, the end of the session and another sign-in remove them, in every tab.
 */
export function storeAnswers(session: Session): KeptAnswers {
  /** Grows with every change of the person: an answer asked for before is nobody's. */
  let round = 0;
  session.subscribe((change) => {
    if (change === 'refreshed') return;
    round += 1;
    showProfile(false);
    forget();
  });
  if (!session.tokens() || mustClear()) forget();
  return {
    open(key, input) {
      const mine = round;
      const isMine = (): boolean => mine === round && session.tokens() !== undefined;
      const find = async (): Promise<unknown> => (await loadShelf()).findAnswer(key, input, isMine);
      return {
        store(data) {
          void whenQuiet()
            .then(loadShelf)
            .then(({ putAnswer }) => putAnswer({ key, input, data, at: Date.now() }, isMine))
            // A full or closed storage keeps nothing, and the screen has its answer.
            .catch(() => undefined);
        },
        find,
        async inTime(answer, late) {
          const patience = key.startsWith('documents.') ? DOCUMENTS_PATIENCE : PATIENCE;
          const first = await Promise.race([answer, pause(patience)]);
          if (first !== tired) return first;
          const shelf = await loadShelf().catch(() => undefined);
          return shelf ? shelf.insteadOf(answer, find, late) : answer;
        },
      };
    },
  };
}
