// The applications of examples/, each from the packed tarballs in a folder of its own: built, served, used in Chromium.
// By its own command, for the frameworks are large to fetch. `npm run check:examples -- next` checks one.
import { chromium } from 'playwright';

import { ensureBrowser, launchOptions } from '../browser.ts';
import { buildPackages } from '../lib/builds.ts';
import { checkExample, examples } from '../lib/examples.ts';

const named = process.argv.slice(2);
await buildPackages();
ensureBrowser();
const browser = await chromium.launch(launchOptions());
let failed = 0;
for (const name of named.length > 0 ? named : Object.keys(examples)) {
  const started = performance.now();
  const problems = await checkExample(name, browser).catch((error: unknown) => [String(error)]);
  console.log(`${problems.length === 0 ? '✓' : '✗'} ${name}: ${Math.round((performance.now() - started) / 1000)} с`);
  for (const problem of problems) console.log(problem);
  if (problems.length > 0) failed += 1;
}
await browser.close();
process.exit(failed === 0 ? 0 : 1);
