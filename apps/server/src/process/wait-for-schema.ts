import { setTimeout as sleep } from 'node:timers/promises';

import { isNewerThanCode } from '../db/migrate.ts';
import { SchemaError, verifySchema } from '../db/schema/verify.ts';

const lookMs = 1000;
const sayAgainMs = 60_000;

/** Waits until another process (`main.js migrate`) has brought the database to what this version works with. */
export async function waitForSchema(url: string, say: (line: string) => void = console.log): Promise<void> {
  for (let saidAt = -sayAgainMs; ; await sleep(lookMs)) {
    try {
      if (await isNewerThanCode(url)) return say('База обновлена более новой версией, эта с ней работает.');
      return await verifySchema(url);
    } catch (error) {
      if (!(error instanceof SchemaError)) throw error;
      if (performance.now() - saidAt < sayAgainMs) continue;
      saidAt = performance.now();
      say(`Ждём, пока «main.js migrate» приведёт базу к этой версии.\n${error.difference}`);
    }
  }
}
