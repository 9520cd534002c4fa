import { Client } from 'pg';

import { readSchema } from './read.ts';

/** The text of `expected.gen.ts` for the database at `url`. */
export async function generateExpected(url: string): Promise<string> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const lines = [...(await readSchema(client))].map(
      ([name, hash]) => `  ['${name.replaceAll("'", "\\'")}', '${hash}'],`,
    );
    return [
      '// Written by `node apps/server/scripts/generate-types.ts` from the migrated database. Do not edit.',
      'export const expected: readonly (readonly [name: string, hash: string])[] = [',
      ...lines,
      '];\n',
    ].join('\n');
  } finally {
    await client.end();
  }
}
