import { describe, expect, it } from 'vitest';

import { stoneFamilies } from './family.ts';
import { chooseCut, seedOf } from './seed.ts';

const familyOf = (id: string): string => chooseCut(id, undefined, 4).family;

/** Ids of the fourth version, by a generator of its own: the same in every run. */
function randomIds(count: number): string[] {
  let state = 7;
  const digit = (): string => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state >>> 28).toString(16);
  };
  return Array.from({ length: count }, () => 'xxxxxxxx-xxxx-4xxx-axxx-xxxxxxxxxxxx'.replaceAll('x', digit));
}

const inARow = Array.from({ length: 1000 }, (_, at) => `019a3c00-0000-7000-8000-${String(at).padStart(12, '0')}`);

describe('the cut of an id', () => {
  it('is the same for ever', () => {
    expect(chooseCut('019a3c00-0000-7557-8300-000000000001', undefined, 4)).toEqual({
      family: 'malachite',
      index: 3,
      mirrored: false,
      x: 25,
      y: 50,
    });
    expect(familyOf('osen')).toBe(familyOf('osen'));
    expect(seedOf('osen')).toBe(seedOf('osen'));
  });

  it.each([
    ['random ids', randomIds(1000)],
    ['ids that differ in their last letters', inARow],
  ])('is of every stone about as often: %s', (_, ids) => {
    const families = ids.map(familyOf);
    for (const family of stoneFamilies) {
      const share = families.filter((each) => each === family).length / ids.length;
      expect(share, family).toBeGreaterThan(0.16);
      expect(share, family).toBeLessThan(0.24);
    }
    // Five stones by chance are two alike in a row once in five.
    const alike = families.filter((each, at) => each === families[at - 1]).length / ids.length;
    expect(alike).toBeLessThan(0.24);
  });

  it('is mirrored and moved in half of the ids, those in a row too', () => {
    const cuts = inARow.map((id) => chooseCut(id, undefined, 4));
    const mirrored = cuts.filter((cut) => cut.mirrored).length / cuts.length;
    expect(mirrored).toBeGreaterThan(0.4);
    expect(mirrored).toBeLessThan(0.6);
    expect(new Set(cuts.map(({ x, y }) => `${x} ${y}`)).size).toBe(25);
  });

  it('is another one of the same stone for «Другой срез» of a chosen stone', () => {
    const cuts = [0, 1, 2, 3].map((other) => chooseCut('osen', 'amber', 4, other));
    expect(new Set(cuts.map(({ family }) => family))).toEqual(new Set(['amber']));
    expect(new Set(cuts.map((cut) => JSON.stringify(cut))).size).toBeGreaterThan(1);
  });
});
