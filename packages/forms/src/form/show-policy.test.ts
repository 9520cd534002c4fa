import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { nextShow, type ShowEvent, type ShowState } from './show-policy.ts';

const hand: ShowEvent = { type: 'change', byHand: true };
const program: ShowEvent = { type: 'change', byHand: false };
const blur: ShowEvent = { type: 'blur' };
const submit: ShowEvent = { type: 'submit' };
const reset: ShowEvent = { type: 'reset' };

describe('showPolicy', () => {
  it.each<[ShowState, ShowEvent, ShowState]>([
    ['pristine', hand, 'editing'],
    ['pristine', program, 'pristine'],
    ['pristine', blur, 'shown'],
    ['pristine', submit, 'shown'],
    ['pristine', reset, 'pristine'],
    ['editing', hand, 'editing'],
    ['editing', program, 'editing'],
    ['editing', blur, 'shown'],
    ['editing', submit, 'shown'],
    ['editing', reset, 'pristine'],
    ['shown', hand, 'editing'],
    ['shown', program, 'shown'],
    ['shown', blur, 'shown'],
    ['shown', submit, 'shown'],
    ['shown', reset, 'pristine'],
  ])('%s + %o → %s', (state, event, next) => expect(nextShow(state, event)).toBe(next));

  it('never shows an error while it is being corrected, always after a blur or a submit', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(hand, program, blur, submit, reset)), (events) => {
        let state: ShowState = 'pristine';
        for (const event of events) state = nextShow(state, event);
        const last = events.findLast((event) => event !== program);
        if (last === hand) expect(state).toBe('editing');
        if (last === blur || last === submit) expect(state).toBe('shown');
        if (last === reset || !last) expect(state).toBe('pristine');
      }),
    );
  });
});
