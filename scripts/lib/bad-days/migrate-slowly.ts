// A migration that takes seconds, as a process of its own that is killed in the middle: the address of the database is
// the first argument.
import { migrate } from '../../../apps/server/src/db/migrate.ts';
import { parseMigration, stampOf } from '../../../apps/server/src/db/parse-migration.ts';
import { readSources } from '../../../apps/server/src/db/sources.ts';
import { slowMigration, slowTable } from './slow-migration.ts';

const sources = readSources();
const text = `--> works with servers from ${stampOf(sources.migrations.at(-1)?.name ?? '')}
create table ${slowTable} as select n, md5(n::text) as text from generate_series(1, 1500000) n;
--> indexes concurrently
create index concurrently ${slowTable}_text on ${slowTable} (text);
`;
const [url = ''] = process.argv.slice(2);
const applied = await migrate(url, {
  ...sources,
  migrations: [...sources.migrations, parseMigration(slowMigration, text)],
});
console.log(applied.includes(slowMigration) ? 'applied' : 'nothing');
