import { describe, expect, it } from 'vitest';

import * as masks from '../masks/index.ts';
import type { Selection } from './block.ts';
import { createMaskModel, type MaskModel, type Outcome } from './model.ts';

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

describe('a refused letter', () => {
  it.each([
    [masks.date, '12.o5.1990', '12051990'],
    [masks.date, '12.о5.1990', '12051990'],
    [masks.date, 'м12.05.1990', '12051990'],
    [masks.date, '12.m05.n1990', '12051990'],
    [masks.date, '12 May 1990', '12'],
    [masks.date, '12 ноября 1990', '12'],
    [masks.dateMask('MM/dd/yyyy'), 'May 12, 1990', ''],
    [masks.dateMask('MM/dd/yyyy'), 'июня 12, 1990', ''],
    [masks.dateMask('MM/dd/yyyy'), 'дек 12, 1990', ''],
    [masks.date, '12юю05ю1990', '12051990'],
  ])('%o %s → %s', (mask, text, raw) => {
    expect(typed(mask, text).raw()).toBe(raw);
  });

  it.each([
    [masks.date, '12May', '05', '1205'],
    [masks.date, '12ноя05', '05', '1205'],
    [masks.pointsOutput, '10,', '5', '105'],
    [masks.kpp, '7736A', '01', '773601'],
  ])('is taken back by Backspace instead of a digit: %o %s', (mask, text, next, raw) => {
    const made = typed(mask, text);
    const before = made.text();
    expect(made.erase({ start: before.length, end: before.length }, 'character', 'back')).toEqual({
      caret: before.length,
    });
    expect(made.text()).toBe(before);
    type(made, next);
    expect(made.raw()).toBe(raw);
  });

  it('leaves Backspace the digit once the caret has been away', () => {
    const made = typed(masks.date, '12May');
    made.unblock();
    made.erase({ start: 2, end: 2 }, 'character', 'back');
    expect(made.raw()).toBe('1');
  });
});

describe('the way to another country', () => {
  it.each([
    ['+4', ''],
    ['0044', '+7 (0'],
  ])('%s is taken back by Backspace, as it is shown', (text, shown) => {
    const made = typed(masks.phone, text);
    const { length } = made.text();
    made.erase({ start: length, end: length }, 'character', 'back');
    expect(made.text()).toBe(shown);
  });
});

describe('a sign of the pattern', () => {
  it.each([masks.inn, masks.card, masks.date, masks.kppLetters])('«#» erases nothing: %o', (mask) => {
    const made = createMaskModel(mask);
    made.setRaw('12051990');
    expect(made.type(everything(made), '#').rejected).toBeDefined();
    expect(made.raw()).toBe('12051990');
  });
});

describe('typing over everything', () => {
  it('reads a sign as in an empty field', () => {
    const made = typed(masks.date, '12051990');
    type(made, '405', everything(made));
    expect(made.text()).toBe('04.05');
  });
});
