import { expect, it } from 'vitest';

import { controlsOf } from '../../../../scripts/checks/values.ts';
import { valueCases } from './value-cases.tsx';

it('every control that holds a value is tried with and without a parent', () => {
  expect(valueCases.map(({ name }) => name).toSorted()).toEqual(controlsOf());
});
