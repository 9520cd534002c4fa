import { sql } from 'kysely';

import { secretContext } from '../../second-factor/index.ts';
import { contextOf as codeContext } from '../../codes/index.ts';
import { context as passportContext } from '../../passports/index.ts';
import { webhookContext } from '../../technical/index.ts';
import { sealContext } from '../../../http/idempotency.ts';
import { payloadContext } from '../../../outbox/payload.ts';
import { processValuesContext } from '../../../core/processes/process-errors.ts';
import { partRefusalContext } from '../../../core/processes/process-parts.ts';
import { processSearchContext } from '../../../core/processes/run-process.ts';
import { cardKeyContext } from '../../payout-cards/index.ts';

/** A column that holds sealed values and what binds each of them to its row. */
export interface SealedColumn {
  table: string;
  column: string;
  /** Primary key, in the order `context` takes it. */
  key: readonly string[];
  context: (...key: string[]) => string;
}

const column = (
  table: string,
  name: string,
  key: readonly string[],
  context: SealedColumn['context'],
): SealedColumn => ({ table, column: name, key, context });

/** Every sealed column of the database; the test compares it with the schema. */
export const sealedColumns: readonly SealedColumn[] = [
  column('tax_profiles', 'sealed', ['user_id'], passportContext),
  column('second_factors', 'secret_sealed', ['user_id'], secretContext),
  column('technical_users', 'webhook_secret_sealed', ['user_id'], webhookContext),
  column('technical_users', 'webhook_previous_sealed', ['user_id'], webhookContext),
  column('index_generations', 'key_sealed', ['field', 'position'], cardKeyContext),
  column('processes', 'search_sealed', ['id'], processSearchContext),
  column('processes', 'values_sealed', ['id'], processValuesContext),
  column('process_parts', 'refusal_sealed', ['process_id', 'attempt', 'part'], partRefusalContext),
  column('outbox_messages', 'payload_sealed', ['id'], payloadContext),
  column('verification_codes', 'target_sealed', ['id'], codeContext),
  column('idempotency_keys', 'answer_sealed', ['actor', 'key'], sealContext),
];

/**
 * Id of the key a value is under. It stands in the value itself: one byte of version, one of length, the id
 * (crypto/vault). Null for a value too short to have one.
 */
export const keyIdOf = (name: string) =>
  sql<Buffer | null>`case when octet_length(${sql.ref(name)}) > 1 then substring(${sql.ref(name)} from 3 for get_byte(${sql.ref(name)}, 1)) end`;
