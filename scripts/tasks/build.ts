import { buildApps, buildPackages } from '../lib/builds.ts';

await buildPackages();
await buildApps();
