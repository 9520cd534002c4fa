import { boundVariables, rateLimitVariables } from './bounds.ts';
import { databaseVariables } from './databases.ts';
import { dataVariables } from './data.ts';
import { processVariables } from './process.ts';
import { secretVariables } from './secrets.ts';
import { senderVariables } from './senders.ts';
import { storageVariables } from './storage.ts';
import type { Variable } from './variable.ts';
import { telemetryVariables } from '../telemetry/settings.ts';
import { watchingVariables } from './watching.ts';

/** Every variable the server reads, in the order of the page of operations. */
export const allVariables: readonly Variable[] = [
  processVariables,
  boundVariables,
  rateLimitVariables,
  databaseVariables,
  dataVariables,
  storageVariables,
  secretVariables,
  senderVariables,
  watchingVariables,
  telemetryVariables,
].flatMap((variables): Variable[] => Object.values(variables));
