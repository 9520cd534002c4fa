// Writes src/db/types.gen.ts from the migrations, over a throw-away database.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { startEmbedded } from '../src/db/embedded/start.ts';
import { migrate } from '../src/db/migrate.ts';
import { generateTypes } from '../src/db/type-generator.ts';

const folder = mkdtempSync(join(tmpdir(), 'pribavka-types-'));
const database = await startEmbedded({ folder, settings: { fsync: 'off' } });
try {
  await migrate(database.url);
  writeFileSync(join(import.meta.dirname, '../src/db/types.gen.ts'), await generateTypes(database.url));
  console.log('src/db/types.gen.ts');
} finally {
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
}
