export type JsonRecord = Record<string, unknown>;

export function recordOf(value: unknown): JsonRecord | undefined {
  return typeof value === 'object' && value !== null ? (value as JsonRecord) : undefined;
}

function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value];
  if (Array.isArray(value)) return value.flatMap(stringsOf);
  return [];
}

/** Specification §8: `messages`, else the strings of `errors`, plain or inside objects of arrays. */
export function messagesOf(body: JsonRecord): string[] {
  const messages = Array.isArray(body['messages']) ? stringsOf(body['messages']) : [];
  if (messages.length > 0) return messages;
  const errors = Array.isArray(body['errors']) ? body['errors'] : [];
  return errors.flatMap((entry) =>
    typeof entry === 'string' ? stringsOf(entry) : Object.values(recordOf(entry) ?? {}).flatMap(stringsOf),
  );
}

/** Messages by field, gathered from the objects of `errors`. */
export function fieldsOf(body: JsonRecord): Record<string, string[]> {
  const fields: Record<string, string[]> = {};
  const errors = Array.isArray(body['errors']) ? body['errors'] : [];
  for (const entry of errors) {
    if (typeof entry === 'string' || Array.isArray(entry)) continue;
    for (const [field, value] of Object.entries(recordOf(entry) ?? {})) {
      (fields[field] ??= []).push(...stringsOf(value));
    }
  }
  return fields;
}
