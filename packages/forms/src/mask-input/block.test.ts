import { describe, expect, it } from 'vitest';

import * as masks from '../masks/index.ts';
import { createMaskModel, type MaskModel, type Outcome, type Selection } from './model.ts';

const everything = (made: MaskModel): Selection => ({ start: 0, end: made.text().length });

/** Types where the caret stands: the first sign over `from`, every other one behind what was taken. */
function type(made: MaskModel, text: string, from?: Selection): Outcome {
  let place = from ?? { start: made.text().length, end: made.text().length };
  let outcome: Outcome = { caret: place.end };
  for (const sign of text) {
    outcome = made.type(place, sign);
    // A refusal changes nothing, the selection included.
    if (!outcome.rejected) place = { start: outcome.caret, end: outcome.caret };
  }
  return outcome;
}

function typed(mask: masks.Mask, text: string): MaskModel {
  const made = createMaskModel(mask);
  type(made, text);
  return made;
}

describe('what a refused sign holds back', () => {
  it.each([
    [masks.phone, '0044', '9123456789', '79123456789'],
    [masks.phone, '+4', '9123456789', '79123456789'],
    [masks.pointsOutput, '10,', '500', '500'],
    [masks.date, '12May', '12051990', '12051990'],
    [masks.kpp, '7736A', '773601001', '773601001'],
  ])('is forgotten by typing over everything: %o', (mask, wrong, right, raw) => {
    const made = typed(mask, wrong);
    expect(type(made, right, everything(made)).rejected).toBeUndefined();
    expect(made.raw()).toBe(raw);
  });

  it('is forgotten by «+» over everything', () => {
    const made = typed(masks.phone, '0044');
    type(made, '+', everything(made));
    expect(made.text()).toBe('+');
    type(made, '79123456789');
    expect(made.raw()).toBe('79123456789');
  });

  it('is forgotten in another place', () => {
    const made = typed(masks.pointsOutput, '10,');
    expect(made.type({ start: 1, end: 1 }, '5')).toEqual({ caret: 2 });
    expect(made.raw()).toBe('150');
  });

  it('is forgotten when the caret has been away', () => {
    const made = typed(masks.pointsOutput, '10,');
    made.unblock();
    type(made, '5');
    expect(made.raw()).toBe('105');
  });

  it('holds over the selection it was typed over', () => {
    const made = typed(masks.pointsOutput, '100');
    expect(type(made, '-50', everything(made)).rejected).toBe('unreadable');
    expect(made.raw()).toBe('100');
    const day = createMaskModel(masks.dateMask('MM/dd/yyyy'));
    day.setRaw('11202026');
    type(day, 'May 12, 1990', everything(day));
    expect(day.raw()).toBe('11202026');
  });

  it('is forgotten by undo', () => {
    const made = typed(masks.pointsOutput, '10,');
    made.undo();
    type(made, '7');
    expect(made.raw()).toBe('7');
  });

  it('is forgotten by Delete', () => {
    const made = typed(masks.pointsOutput, '10,');
    made.erase({ start: 2, end: 2 }, 'character', 'forward');
    type(made, '5');
    expect(made.raw()).toBe('105');
  });
});

describe('typing over everything', () => {
  it('reads a sign as in an empty field', () => {
    const made = typed(masks.date, '12051990');
    type(made, '405', everything(made));
    expect(made.text()).toBe('04.05');
  });
});
