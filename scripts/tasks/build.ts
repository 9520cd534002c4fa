import { buildApps, buildPackages, buildServer } from '../lib/builds.ts';

await buildPackages();
await buildApps();
await buildServer();
