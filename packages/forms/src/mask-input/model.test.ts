import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import * as masks from '../masks/index.ts';
import { phoneCases } from '../masks/phone.cases.ts';
import { createMaskModel, type EraseUnit, type MaskModel, type Outcome } from './model.ts';

/** «+7 (91|2» → text and caret; two bars make a selection. */
function at(marked: string): { start: number; end: number } {
  const start = marked.indexOf('|');
  const rest = marked.slice(start + 1).indexOf('|');
  return { start, end: rest < 0 ? start : start + rest };
}

function model(marked: string, mask: masks.Mask = masks.phone): MaskModel {
  const made = createMaskModel(mask);
  made.setRaw(mask.parse(marked.replaceAll('|', '')));
  return made;
}

const shown = (made: MaskModel, { caret, rejected }: Outcome): string =>
  `${made.text().slice(0, caret)}|${made.text().slice(caret)}${rejected ? ` ✗ ${rejected}` : ''}`;

function typeAll(made: MaskModel, text: string): Outcome {
  let outcome: Outcome = { caret: made.text().length };
  for (const sign of text) outcome = made.type({ start: outcome.caret, end: outcome.caret }, sign);
  return outcome;
}

describe('a refused sign', () => {
  it.each([
    [masks.pointsOutput, '10,5', '10'],
    [masks.pointsOutput, '1234.00', '1234'],
    [masks.pointsOutput, '1 000', '1000'],
    [masks.pointsOutput, '-50', ''],
    [masks.pointsOutput, '1e3', '1'],
    [masks.date, '2023-02-29', '20023'],
    [masks.date, '12 May 1990', '12'],
    [masks.date, '12ю05ю1990', '12051990'],
    [masks.dateMask('MM/dd/yyyy'), 'May 12, 1990', ''],
    [masks.dateMask('yyyy-MM-dd'), '31.02.2023', '31'],
    [masks.dateMask('yyyy-MM-dd'), '2023-02-28', '20230228'],
    [masks.kpp, '7736AB00101', '7736'],
    [masks.kpp, '7736-01-001', '773601001'],
    [masks.kppLetters, '7736ab001', '7736AB001'],
    [masks.kppLetters, '7736А001', '7736'],
  ])('lets nothing join: %o', (mask, text, raw) => {
    const made = createMaskModel(mask);
    typeAll(made, text);
    expect(made.raw()).toBe(raw);
  });

  it('is forgotten once something is erased or the field is left', () => {
    const made = createMaskModel(masks.pointsOutput);
    const end = { start: 2, end: 2 };
    typeAll(made, '10,5');
    made.erase(end, 'character', 'back');
    typeAll(made, '5');
    expect(made.raw()).toBe('105');
    typeAll(made, ',');
    made.normalize();
    typeAll(made, '0');
    expect(made.raw()).toBe('1050');
  });
});

describe('phone', () => {
  it.each(phoneCases.filter(({ how }) => how === 'typed'))('typed $text', ({ text, raw }) => {
    const made = createMaskModel(masks.phone);
    expect(typeAll(made, text).caret).toBe(made.text().length);
    expect(made.raw()).toBe(raw);
  });

  it.each(['+44', '+8 9', '0044', '8 10 44'])('says why «%s» joins nothing', (text) => {
    const made = createMaskModel(masks.phone);
    expect(typeAll(made, text).rejected).toBe('unreadable');
  });

  it('opens another number by «+» over a selected one', () => {
    const made = model('+7 (912) 345-67-89');
    expect(shown(made, made.type(at('|+7 (912) 345-67-89|'), '+'))).toBe('+|');
    expect(shown(made, made.type(at('+|'), '4'))).toBe('+| ✗ unreadable');
    made.erase(at('+|'), 'character', 'back');
    typeAll(made, '9');
    expect(made.raw()).toBe('79');
  });

  it.each(phoneCases.filter(({ how }) => how === 'pasted'))('pasted «$text»', ({ text, raw }) => {
    const made = createMaskModel(masks.phone);
    const { rejected } = made.paste({ start: 0, end: 0 }, text);
    expect(made.raw()).toBe(raw);
    expect(rejected).toBe(raw ? undefined : 'unreadable');
  });

  it('does not take a twelfth digit, at the end or in the middle', () => {
    const made = model('+7 (912) 345-67-89');
    expect(shown(made, made.type(at('+7 (912) 345-67-89|'), '1'))).toBe('+7 (912) 345-67-89| ✗ full');
    expect(shown(made, made.type(at('+7 (91|2) 345-67-89'), '1'))).toBe('+7 (91|2) 345-67-89 ✗ full');
  });

  it('makes one number of «8» and ten pasted digits', () => {
    const made = createMaskModel(masks.phone);
    typeAll(made, '8');
    expect(shown(made, made.paste(at('+7 (8|'), '9123456789'))).toBe('+7 (912) 345-67-89|');
  });

  it('pastes a part where the caret stands and refuses one that does not fit', () => {
    const made = model('+7 (912) 345');
    expect(shown(made, made.paste(at('+7 (912) |345'), '0'))).toBe('+7 (912) 0|34-5');
    expect(shown(made, made.paste(at('+7 (912) 0|34-5'), '11111'))).toBe('+7 (912) 0|34-5 ✗ full');
  });

  it('pastes over a selection', () => {
    const made = model('+7 (912) 345-67-89');
    expect(shown(made, made.paste(at('+7 (912) |345|-67-89'), '000'))).toBe('+7 (912) 000|-67-89');
    expect(shown(made, made.paste(at('|+7 (912) 000-67-89|'), '89031112233'))).toBe('+7 (903) 111-22-33|');
  });
});

describe('carets', () => {
  it.each<[from: string, unit: EraseUnit, direction: 'back' | 'forward', to: string]>([
    ['+7 (912) |345', 'character', 'back', '+7 (91|3) 45'],
    ['+7 (912) 3|', 'character', 'back', '+7 (912|'],
    ['+7 (9|', 'character', 'back', '|'],
    ['+7 (|912', 'character', 'back', '+7 (|912'],
    ['+7 (912|) 345', 'character', 'forward', '+7 (912|) 45'],
    ['|+7 (912) 345', 'character', 'forward', '+7 (|123) 45'],
    ['+7 (912) 345-67|', 'word', 'back', '+7 (912) 345|'],
    ['+7 (912) |345-67', 'word', 'back', '+7 (|345) 67'],
    ['+7 (912) |345-67', 'word', 'forward', '+7 (912|) 67'],
    ['+7 (912) 345|-67', 'line', 'back', '+7 (|67'],
    ['+7 (912) |345-67', 'line', 'forward', '+7 (912|'],
    ['|+7 (912) 345-67|', 'character', 'back', '|'],
    ['+7 (9|12) 34|5-67', 'character', 'back', '+7 (9|56) 7'],
  ])('%s, %s %s → %s', (from, unit, direction, to) => {
    const made = model(from);
    const outcome = made.erase(at(from), unit, direction);
    expect(shown(made, outcome)).toBe(to);
  });

  it.each([
    ['+7 (91|2) 345', '5', '+7 (915|) 234-5'],
    ['|+7 (912', '5', '+7 (5|91) 2'],
    ['+7 (|912|) 345', '5', '+7 (5|34) 5'],
    ['+7 (912|', ')', '+7 (912|'],
    ['+7 (912|', 'a', '+7 (912| ✗ character'],
    ['|', '+', '+|'],
    ['|', '7', '+7|'],
  ])('%s + %s → %s', (from, sign, to) => {
    const made = model(from);
    expect(shown(made, made.type(at(from), sign))).toBe(to);
  });
});

describe('undo', () => {
  it('takes back a burst, then the one before', () => {
    let time = 0;
    const made = createMaskModel(masks.phone, () => time);
    typeAll(made, '912');
    time = 5000;
    typeAll(made, '345');
    expect(made.undo()).toEqual({ caret: 7 });
    expect(made.text()).toBe('+7 (912');
    made.undo();
    expect(made.raw()).toBe('');
    expect(made.undo()).toBeUndefined();
    made.redo();
    made.redo();
    expect(made.raw()).toBe('7912345');
    expect(made.redo()).toBeUndefined();
  });

  it('keeps typing, erasing and pasting apart', () => {
    const made = createMaskModel(masks.inn, () => 0);
    typeAll(made, '123');
    made.erase(at('123|'), 'character', 'back');
    made.erase(at('12|'), 'character', 'back');
    made.paste(at('1|'), '99');
    const seen = [made.raw()];
    while (made.undo()) seen.push(made.raw());
    expect(seen).toEqual(['199', '1', '123', '']);
  });
});

describe.each(
  Object.values(masks)
    .filter((entry) => typeof entry === 'object')
    .map((mask) => [mask.id, mask] as const),
)('%s', (_id, mask) => {
  it('shows what the pure format shows, whatever is done to it', () => {
    const step = fc.oneof(
      fc.record({ kind: fc.constant('type' as const), sign: fc.stringMatching(/^[0-9]$/), place: fc.nat(30) }),
      fc.record({ kind: fc.constant('erase' as const), place: fc.nat(30), size: fc.nat(6) }),
      fc.record({ kind: fc.constant('paste' as const), text: fc.stringMatching(/^[0-9 -]{0,14}$/), place: fc.nat(30) }),
      fc.record({ kind: fc.constant('undo' as const) }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
        const made = createMaskModel(mask, () => 0);
        for (const one of steps) {
          const length = made.text().length;
          const place = 'place' in one ? Math.min(one.place, length) : 0;
          let outcome: Outcome | undefined;
          if (one.kind === 'type') outcome = made.type({ start: place, end: place }, one.sign);
          if (one.kind === 'paste') outcome = made.paste({ start: place, end: place }, one.text);
          if (one.kind === 'undo') outcome = made.undo();
          if (one.kind === 'erase') {
            outcome = made.erase({ start: place, end: Math.min(place + one.size, length) }, 'character', 'back');
          }
          if (outcome) expect(outcome.caret).toBeLessThanOrEqual(made.text().length);
          if (made.raw()) expect(made.text()).toBe(mask.format(made.raw()));
          expect(mask.parse(made.text())).toBe(made.raw());
        }
      }),
      { numRuns: 300 },
    );
  });

  it('takes the same raw value as the pure format', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9]{0,24}$/), (digits) => {
        const raw = mask.parse(digits);
        const made = createMaskModel(mask);
        made.setRaw(raw);
        expect(made.text()).toBe(mask.format(raw));
        expect(made.raw()).toBe(raw);
      }),
    );
  });
});
