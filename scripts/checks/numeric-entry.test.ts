import { globSync, readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

/** Fields of the screens with a keyboard of digits that are no field of numbers, and why they need none. */
const others: Readonly<Record<string, string>> = {
  'apps/backoffice/src/screens/partners/RequisiteFields.tsx': 'an ОГРН is a row of digits with a control sum',
  'apps/portal/src/screens/sales/form/LineFields.tsx': 'its rule and its body read the price by readNumber',
  'apps/portal/src/screens/sales/upload/CellInput.tsx': 'a cell of a file goes to the server as it was typed',
};

it('reads every number typed into both apps in one way', () => {
  const own = globSync('apps/{portal,backoffice}/src/**/*.tsx')
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !path.includes('.test.') && !path.includes('.stories.'))
    .filter((path) =>
      /inputMode=(?:"(?:numeric|decimal)"|\{[^}]*'(?:numeric|decimal)')|type="number"/.test(read(path)),
    );
  expect(own.sort()).toEqual(Object.keys(others).sort());
});

it('reads a price of a sale and both inputs of numbers by readNumber', () => {
  for (const path of [
    'apps/portal/src/screens/sales/form/money.ts',
    'packages/ui/src/inputs/number-input/NumberInput.tsx',
    'packages/ui/src/inputs/number-input/QuantityStepper.tsx',
  ])
    expect([path, /\breadNumber\(/.test(read(path)), /\bparseFloat\(|\bparseInt\(/.test(read(path))]).toEqual([
      path,
      true,
      false,
    ]);
});

function read(path: string): string {
  return readFileSync(path, 'utf8');
}
