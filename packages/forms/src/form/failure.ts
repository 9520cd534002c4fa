import type { TableOf } from '@pribavka/ui/messages';

import { formMessages } from './form.messages.ts';

/** What a failure without words of its own says. */
type FailureTexts = Pick<TableOf<typeof formMessages>, 'network' | 'unknown'>;

/** What a refused submit says: by field, and the rest. */
export interface SubmitFailure {
  /** Name of the form's field → what is wrong with it. */
  readonly fields: Readonly<Record<string, string>>;
  /** Sentences that belong to no field. */
  readonly messages: readonly string[];
}

const { russian } = formMessages;

/** The network is blamed only when it is the network: `fetch` rejects with a TypeError, in words of its browser. */
function sentenceFor(thrown: unknown, { network, unknown }: FailureTexts): string {
  const isOffline = typeof document !== 'undefined' && !navigator.onLine;
  const isFetch = thrown instanceof TypeError && /fetch|network|load failed/i.test(thrown.message);
  return isOffline || isFetch ? network : unknown;
}

function strings(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value];
  return Array.isArray(value) ? value.flatMap(strings) : [];
}

/** `items.0.price` as a server writes it → `items[0].price` as the form names it. */
export function fieldName(path: string): string {
  return path
    .replace(/^\//, '')
    .replaceAll('/', '.')
    .replace(/\.([0-9]+)(?=\.|$)/g, '[$1]');
}

/**
 * A failure made by hand, for an `onSubmit` that knows what is wrong; to be thrown. Without fields and messages the
 * form only stays unsent: the screen says why itself.
 */
export class SubmitError extends Error {
  readonly fields: Readonly<Record<string, string | readonly string[]>>;
  readonly messages: readonly string[];

  constructor(fields: Readonly<Record<string, string | readonly string[]>>, messages: readonly string[] = []) {
    super(messages[0] ?? Object.values(fields).flat()[0] ?? russian.unknown);
    this.name = 'SubmitError';
    this.fields = fields;
    this.messages = messages;
  }
}

/** True for a failure nobody needs to hear about: the person cancelled it. */
export function isCancelled(thrown: unknown): boolean {
  const { kind, name } = (thrown ?? {}) as { kind?: unknown; name?: unknown };
  return kind === 'cancelled' || name === 'AbortError';
}

/**
 * Reads whatever a submit has thrown: anything with `fields` (name → sentence or sentences) and `messages`, as the
 * client of the API throws. `known` gives the names of the form; words about other fields go to the rest.
 * Sentences already said at a field are not said again.
 */
export function readFailure(
  thrown: unknown,
  known: (name: string) => boolean,
  texts: FailureTexts = russian,
): SubmitFailure {
  const source = (thrown ?? {}) as { fields?: unknown; messages?: unknown };
  const fields: Record<string, string> = {};
  const messages: string[] = [];
  const reported = new Set<string>();
  for (const [path, value] of Object.entries((source.fields ?? {}) as Record<string, unknown>)) {
    const found = strings(value);
    const name = fieldName(path);
    if (known(name) && found.length > 0) {
      fields[name] = found.join('. ');
      for (const sentence of found) reported.add(sentence);
    } else messages.push(...found);
  }
  messages.push(...strings(source.messages).filter((sentence) => !reported.has(sentence)));
  const unique = [...new Set(messages)];
  const said = unique.length > 0 || Object.keys(fields).length > 0 || thrown instanceof SubmitError;
  return { fields, messages: said ? unique : [sentenceFor(thrown, texts)] };
}
