/**
 * Tests that `npm test` leaves to `npm run test:all`: they measure, look at every story again, or wait for real clocks
 * and processes. What proves money, rights, personal data, the contract and that nothing typed is lost stays in the gate.
 */
export const beyondGate: readonly string[] = [
  // Walks over every story of a package.
  'packages/*/src/test-utils/{contract,languages,modes,rtl}.browser.test.tsx',
  // Masks typed into on a processor slowed four and six times.
  'packages/forms/src/test-utils/matrix/matrix-at-{4,6}.browser.test.ts',
];

/** True in a run of the gate; a run by hand takes every test. */
export const isGate: boolean = process.env['PRIBAVKA_GATE'] === '1';
