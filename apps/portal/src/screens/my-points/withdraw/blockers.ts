import type { Quote } from '../../../shared/contract.ts';

export type Blocker = Quote['blockers'][number];

/** Blockers of the amount itself: the field says those, not the checklist. */
const ofAmount: ReadonlySet<Blocker['code']> = new Set(['below_minimum', 'above_maximum', 'wrong_step']);

/** What has to be done before any amount can be asked for. */
export const reasonBlockers = ({ blockers, limits }: Quote): Blocker[] =>
  blockers.filter(({ code }) => !ofAmount.has(code) && (code !== 'not_enough' || limits.available < limits.min));
