/**
 * Tests that `npm test` leaves to `npm run test:all`: they measure, look at every story again, or wait for real clocks
 * and processes. What proves money, rights, personal data, the contract and that nothing typed is lost stays in the gate.
 */
export const beyondGate: readonly string[] = [
  // Walks over every story of a package.
  'packages/*/src/test-utils/{contract,languages,modes,rtl}.browser.test.tsx',
  // Masks typed into on a processor slowed four and six times.
  'packages/forms/src/mask-input/matrix-at-{4,6}.browser.test.ts',
  // Real processes: starts, kills, a lost database, a wrong clock, a pooler, a replica, examples run by Node.
  'apps/server/src/process/{main,restart,database-lost,wrong-clock}.test.ts',
  'apps/server/src/modules/ledger/testing/{crash,failover}/*.test.ts',
  'apps/server/src/db/{newer,pooler,replica}.test.ts',
  'apps/server/src/http/sdk-examples.test.ts',
  // Real timeouts of sockets, memory of a process, blocks read.
  'apps/server/src/http/{bounds,hostile-siege}.test.ts',
  'apps/server/src/core/lists/list-plans.test.ts',
  // Long fuzz: the matrix and the scopes prove rights, conformance proves the contract.
  'apps/server/src/http/{fuzz.rest,fuzz.trade,fuzz.accounts,hostile-files}.test.ts',
  'apps/server/src/core/audit/fuzzed-requests.property.test.ts',
  // Every file with every importer: the gate tries each of them with one.
  'apps/server/src/modules/imports/every-file-all.http.test.ts',
  // The whole demo, seeded again and moved forward.
  'apps/server/src/seed/{dates,seed}.test.ts',
  'apps/server/src/test/days/days.test.ts',
];

/** True in a run of the gate; a run by hand takes every test. */
export const isGate: boolean = process.env['PRIBAVKA_GATE'] === '1';
