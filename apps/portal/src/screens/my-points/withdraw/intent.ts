import { intentSlot } from './intent-slot.ts';
import { isSameWithdrawal, type MadeWithdrawal, type WithdrawalDraft } from './draft.ts';
import type { Stage } from './stage.ts';

type Store = Pick<Storage, 'getItem' | 'setItem'>;

/** As long as a code lives, milliseconds: a sum without one is asked for from the beginning. */
const CONFIRM_LIFE = 10 * 60_000;

/** What this browser knows of a withdrawal that was begun: the same in all its tabs. */
export interface Intent {
  /** What the keys of its requests are made of. */
  readonly id: string;
  /** At its confirmation: its answer may be on the way, or lost, and is looked for whenever that was. */
  readonly waiting?: { readonly draft: WithdrawalDraft; readonly codeRequired: boolean; readonly until: number };
  /** What has come of it: the next withdrawal is another intent. */
  readonly made?: MadeWithdrawal;
}

const isIntent = (value: unknown): value is Intent =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(value.id);

export function parseIntent(text: string | null): Intent | undefined {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isIntent(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function read(store: Store, userId: string): Intent | undefined {
  try {
    return parseIntent(store.getItem(intentSlot(userId)));
  } catch {
    return undefined;
  }
}

function write(store: Store, userId: string, intent: Intent): void {
  try {
    store.setItem(intentSlot(userId), JSON.stringify(intent));
  } catch {
    // A full or forbidden storage only costs the survival of a reload.
  }
}

/** Begins a withdrawal that has nothing to do with the one before. */
export function newIntent(store: Store, userId: string): string {
  const id = crypto.randomUUID();
  write(store, userId, { id });
  return id;
}

/**
 * The withdrawal that was begun and is not made, over a reload, a closed sheet and another tab; else a new one. One that
 * is made is shown again only under its own address: `shown` is the id there.
 */
export function openIntent(
  store: Store,
  userId: string,
  now: number,
  shown?: string,
): { intentId: string; stage: Stage } {
  const amount: Stage = { kind: 'amount', draft: undefined };
  const known = read(store, userId);
  if (known?.made && known.id === shown) return { intentId: known.id, stage: { kind: 'done', withdrawal: known.made } };
  if (!known || known.made) return { intentId: newIntent(store, userId), stage: amount };
  const { id, waiting } = known;
  if (!waiting) return { intentId: id, stage: amount };
  const { draft, codeRequired, until } = waiting;
  return { intentId: id, stage: { kind: 'look', draft, codeRequired, next: now < until ? 'confirm' : 'amount' } };
}

/** Writes down how far it has come; an intent that another tab has begun since is left alone. */
export function saveIntent(store: Store, userId: string, id: string, stage: Stage, now: number): void {
  const known = read(store, userId);
  if (known && known.id !== id && !known.made) return;
  switch (stage.kind) {
    case 'amount':
      if (!known?.made) write(store, userId, { id });
      return;
    case 'look':
      return;
    case 'confirm': {
      const { draft, codeRequired } = stage;
      const same = known?.waiting && isSameWithdrawal(known.waiting.draft, draft) ? known.waiting : undefined;
      const until = same?.until ?? now + CONFIRM_LIFE;
      write(store, userId, { id, waiting: { draft, codeRequired, until } });
      return;
    }
    case 'done':
      write(store, userId, { id, made: stage.withdrawal });
  }
}
