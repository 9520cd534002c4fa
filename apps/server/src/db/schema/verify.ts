import { expected } from './expected.gen.ts';
import { readSchema, type Schema } from './read.ts';
import { StartupError } from '../../startup-error.ts';
import { withClient } from '../with-client.ts';

const mostNames = 12;

/** What the database lacks of what the code expects. */
export interface Difference {
  missing: readonly string[];
  different: readonly string[];
}

const trigrams = 'extension pg_trgm';
const isOfTrigrams = (name: string): boolean => name === trigrams || name.startsWith('trigram index ');

/** What the operator has added is left alone: an index more hurts nobody. */
export function compareSchemas(found: Schema, wanted: Schema): Difference {
  // Search by a part of a word works without the extension as well, only slower (schema/search.sql).
  const names = [...wanted.keys()].filter((name) => found.has(trigrams) || !isOfTrigrams(name));
  return {
    missing: names.filter((name) => !found.has(name)),
    different: names.filter((name) => found.has(name) && found.get(name) !== wanted.get(name)),
  };
}

function listOf(title: string, names: readonly string[]): string[] {
  if (names.length === 0) return [];
  const rest = names.length > mostNames ? [`  … и ещё ${names.length - mostNames}`] : [];
  return [`${title} (${names.length}):`, ...names.slice(0, mostNames).map((name) => `  • ${name}`), ...rest];
}

/** One message with the list; nothing of the values that stand in the tables. */
export class SchemaError extends StartupError {
  /** The list alone. */
  readonly difference: string;
  constructor({ missing, different }: Difference) {
    const difference = [...listOf('Не хватает', missing), ...listOf('Отличаются', different)].join('\n');
    super(
      [
        'Схема базы не та, с которой работает эта версия. Сервер не запущен.',
        difference,
        'Если база восстановлена из копии, восстановите её заново и целиком: docs/operations.md, раздел Restore.',
      ].join('\n'),
    );
    this.difference = difference;
  }
}

/** Stops the start over a database that lost something on its way: a server half of whose calls fail is not ready. */
export async function verifySchema(url: string, wanted: Schema = new Map(expected)): Promise<void> {
  const found = await withClient({ connectionString: url, application_name: 'pribavka-schema' }, readSchema);
  const difference = compareSchemas(found, wanted);
  if (difference.missing.length + difference.different.length > 0) throw new SchemaError(difference);
}
