/** Stands in an answer for a row that could not be made: no contract fits it, so the check leaves it out and reports it. */
class Unreadable {
  readonly id: string;
  readonly error: unknown;
  constructor(id: string, error: unknown) {
    this.id = id;
    this.error = error;
  }
}

/** Makes a row of each record. One that somebody has spoilt in the database breaks no list. */
export const eachReadable = <T extends { id: string }, Row>(records: readonly T[], make: (record: T) => Row): Row[] =>
  records.map((record) => {
    try {
      return make(record);
    } catch (error) {
      return new Unreadable(record.id, error) as Row;
    }
  });

/** What could not be made in an answer, and why. */
export function unreadableIn(data: unknown): Unreadable[] {
  if (data instanceof Unreadable) return [data];
  if (typeof data !== 'object' || data === null) return [];
  return Object.values(data).flatMap((value) => unreadableIn(value));
}
