/** A card that was opened: where it is and what it was called on the screen. */
export interface Recent {
  readonly path: string;
  readonly label: string;
}

const most = 8;
const keyOf = (account: string): string => `pb_recent_${account}`;

/** Cards opened last, the newest first. They live as long as the tab does: titles may be names of people. */
export function readRecent(account: string): readonly Recent[] {
  try {
    const value = JSON.parse(sessionStorage.getItem(keyOf(account)) ?? '[]') as unknown;
    return Array.isArray(value) ? (value as Recent[]) : [];
  } catch {
    return [];
  }
}

/** Puts a card before the others; a full or forbidden storage only means that it is not remembered. */
export function rememberRecent(account: string, card: Recent): void {
  const others = readRecent(account).filter(({ path }) => path !== card.path);
  try {
    sessionStorage.setItem(keyOf(account), JSON.stringify([card, ...others].slice(0, most)));
  } catch {
    // Nothing is lost but the line in the palette.
  }
}
