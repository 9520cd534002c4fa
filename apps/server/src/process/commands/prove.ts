import { clearPgVariables, type Config } from '../../config.ts';
import { openDatabase } from '../../db/open.ts';
import { type Proof, proveAll, type RoundKind } from '../../modules/ledger/index.ts';
import { verifySchema } from '../../db/schema/verify.ts';
import { createClock, sourcesOf } from '../clock.ts';
import { withDatabaseServer } from './database.ts';

const titles: Record<RoundKind, string> = { accounts: 'Счета', accruals: 'Начисления' };

/** How many keys are looked at between two lines. */
const sayEvery = 100_000;

function* reportOf({ wallets, postings, problems }: Proof): Generator<string> {
  yield `Сходится: счетов ${wallets}, записей на них ${postings}`;
  if (problems.length === 0) return;
  yield `Расхождений: ${problems.length}`;
  for (const { member_id, problem, detail } of problems) {
    yield `  ${problem}: ${member_id ?? 'без счёта'} ${JSON.stringify(detail ?? {})}`;
  }
}

/**
 * Proves all books at once, by portions, while the server works or without it; what was found also stands in
 * `ledger_reconciliations`. 0 when everything agrees, 1 when something does not.
 */
export async function proveCommand(config: Config, say: (line: string) => void = console.log): Promise<number> {
  clearPgVariables(config.databaseUrl === undefined);
  return withDatabaseServer(config, async (url) => {
    await verifySchema(url);
    const database = openDatabase({ url, max: 1 });
    try {
      let said = 0;
      const { now } = await createClock(sourcesOf(database.db));
      const proof = await proveAll(database.db, now(), (kind, keys) => {
        if (keys < said) said = 0;
        if (keys - said < sayEvery) return;
        said = keys;
        say(`${titles[kind]}: ${keys}`);
      });
      for (const line of reportOf(proof)) say(line);
      return proof.problems.length === 0 ? 0 : 1;
    } finally {
      await database.close();
    }
  });
}
