import fc from 'fast-check';
import { expect, it } from 'vitest';

import { planBatches } from './batches.ts';

it('fills the turns of a file sorted by seller', () => {
  const units = ['а1', 'а2', 'а3', 'б1', 'б2', 'в1'];
  expect(planBatches(units, (unit) => [unit[0]!], 50)).toEqual([['а1', 'б1', 'в1'], ['а2', 'б2'], ['а3']]);
});

it('loses nothing, puts no two of one name into a turn, the first of them first, and never too many', () => {
  const unit = fc.record({ seller: fc.nat(6), receipt: fc.option(fc.nat(3), { nil: undefined }) });
  fc.assert(
    fc.property(fc.array(unit, { maxLength: 80 }), fc.integer({ min: 1, max: 9 }), (file, most) => {
      const units = file.map((one, at) => ({ ...one, at }));
      const namesOf = ({ seller, receipt }: (typeof units)[number]): string[] =>
        receipt === undefined ? [`с${seller}`] : [`с${seller}`, `ч${receipt}`];
      const batches = planBatches(units, namesOf, most);
      expect(batches.flat().toSorted((a, b) => a.at - b.at)).toEqual(units);
      for (const batch of batches) {
        expect(batch.length).toBeGreaterThan(0);
        expect(batch.length).toBeLessThanOrEqual(most);
        const names = batch.flatMap(namesOf);
        expect(new Set(names).size).toBe(names.length);
      }
      for (const name of new Set(units.flatMap(namesOf))) {
        const places = batches.flatMap((batch) =>
          batch.filter((one) => namesOf(one).includes(name)).map(({ at }) => at),
        );
        expect(places).toEqual(places.toSorted((a, b) => a - b));
      }
    }),
  );
});
