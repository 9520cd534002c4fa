import type { ScreenName } from '@pribavka/api';

/** The screen the present navigation started from: specification §2 asks about Registration → Login. */
let current: ScreenName | undefined;
let previous: ScreenName | undefined;

export function enterScreen(screen: ScreenName): void {
  if (screen === current) return;
  previous = current;
  current = screen;
}

/** The tokens were cleared for the way here: the guard must not clear them once more. */
export function forgetPrevious(screen: ScreenName): void {
  current = screen;
  previous = undefined;
}

export const cameFrom = (screen: ScreenName): ScreenName | undefined => (screen === current ? previous : current);
