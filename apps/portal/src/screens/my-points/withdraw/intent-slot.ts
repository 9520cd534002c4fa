/** Where the intent of a withdrawal waits in this browser: a person's own, so that a shared till mixes nothing. */
export const intentSlot = (userId: string): string => `pb-withdrawal:${userId}`;

/** Leaves no intent of this member on the device. */
export function forgetIntent(userId: string): void {
  try {
    localStorage.removeItem(intentSlot(userId));
  } catch {
    // Without a storage nothing is kept.
  }
}
