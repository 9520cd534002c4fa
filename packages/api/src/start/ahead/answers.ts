import type { TransportAnswer } from '../../client/transport.ts';

type Entry = {
  /** The header of who has asked; undefined where nobody is signed in. */
  readonly authorization: string | undefined;
  readonly answer: Promise<TransportAnswer>;
};

/** The script inside the HTML and the client are built apart: they meet at this name of the page. */
const place = globalThis as { pbAhead?: Map<string, Entry> | undefined };

export function putAhead(name: string, entry: Entry): void {
  place.pbAhead ??= new Map();
  // Who takes it sees its failure.
  entry.answer.catch(() => undefined);
  place.pbAhead.set(name, entry);
}

/** The answer on its way to this question of this person, once. */
export function takeAhead(name: string, authorization: string | undefined): Entry['answer'] | undefined {
  const entry = place.pbAhead?.get(name);
  if (!entry || entry.authorization !== authorization) return undefined;
  place.pbAhead?.delete(name);
  return entry.answer;
}

/** Forgets what nobody has asked for: the first screen is drawn, and a later question wants an answer of its own. */
export function endAhead(): void {
  place.pbAhead = undefined;
}
