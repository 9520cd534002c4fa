// Writes what the code knows of the schema, types, fingerprints and the structure, from its SQL over a throw-away database.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { startEmbedded } from '../src/db/embedded/start.ts';
import { migrate } from '../src/db/migrate.ts';
import { generateExpected } from '../src/db/schema/generate.ts';
import { generateStructure } from '../src/db/schema/structure.ts';
import { generateTypes } from '../src/db/type-generator.ts';

const folder = mkdtempSync(join(tmpdir(), 'pribavka-types-'));
const database = await startEmbedded({ folder, settings: { fsync: 'off' } });
const write = (file: string, text: string): void => {
  writeFileSync(join(import.meta.dirname, '../src/db', file), text);
  console.log(`src/db/${file}`);
};
try {
  await migrate(database.url);
  write('types.gen.ts', await generateTypes(database.url));
  write('structure.sql', await generateStructure(database.url));
  write('schema/expected.gen.ts', await generateExpected(database.url));
} finally {
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
}
