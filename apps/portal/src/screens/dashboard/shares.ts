import type { Balance } from '../../shared/contract.ts';

/** What the balance is made of, points: far from expiry, burning soon, waiting. */
export interface Shares {
  available: number;
  burning: number;
  pending: number;
}

export type SharedBalance = Pick<Balance, 'active' | 'pending' | 'nextExpiration'>;

export function sharesOf({ active, pending, nextExpiration }: SharedBalance): Shares {
  const burning = Math.min(nextExpiration?.points ?? 0, active);
  return { available: active - burning, burning, pending };
}
