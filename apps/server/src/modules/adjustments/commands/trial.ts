export interface TrialAccount {
  /** Points that can be taken. */
  readonly active: number;
  readonly debt: number;
}

interface Asked {
  direction: 'credit' | 'debit';
  points: number;
}

/**
 * What the accepted rows of a checked file would have done so far. Each row of a check is taken back, so without it the
 * next row would find the balance and the sums of the day as if it were the first one.
 */
export class Trial {
  #points = 0;
  #latest = { memberId: '', waits: false };
  readonly #members = new Map<string, { account: TrialAccount; points: number }>();

  /** Points the rows before add to the sums of the day of the author and of the member. */
  pointsFor(memberId: string): { author: number; member: number } {
    return { author: this.#points, member: this.#members.get(memberId)?.points ?? 0 };
  }

  /** The account as the rows before leave it; nothing where no row was about this member. */
  accountOf(memberId: string): TrialAccount | undefined {
    return this.#members.get(memberId)?.account;
  }

  /** The last row that was accepted: about whom it was, and whether it waits for a second person. */
  get latest(): { readonly memberId: string; readonly waits: boolean } {
    return this.#latest;
  }

  /** A row that was accepted; one that waits for a second person moves nothing yet. A credit repays debt first. */
  add(memberId: string, { active, debt }: TrialAccount, { direction, points }: Asked, waits: boolean): void {
    const repaid = direction === 'credit' ? Math.min(debt, points) : 0;
    const moved = direction === 'credit' ? points - repaid : -points;
    this.#points += points;
    this.#latest = { memberId, waits };
    this.#members.set(memberId, {
      account: waits ? { active, debt } : { active: active + moved, debt: debt - repaid },
      points: points + (this.#members.get(memberId)?.points ?? 0),
    });
  }
}
