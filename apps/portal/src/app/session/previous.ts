import type { ScreenName } from '@pribavka/api';

/** The screen the present navigation started from: specification §2 asks about Registration → Login. */
let current: ScreenName | undefined;
let previous: ScreenName | undefined;

export function enterScreen(screen: ScreenName): void {
  if (screen === current) return;
  previous = current;
  current = screen;
}

/** The way here has been answered for: the same question must not be asked again. */
export function forgetPrevious(screen: ScreenName): void {
  current = screen;
  previous = undefined;
}

export const cameFrom = (screen: ScreenName): ScreenName | undefined => (screen === current ? previous : current);
