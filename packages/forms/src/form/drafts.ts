import { draftsOf, ownerOfSealed, sealedDraftsOf } from './draft-key.ts';
import { dropSealKey, dropSealKeys } from './seal.ts';

/** A draft some form on the page is writing. */
export interface LiveDraft {
  readonly owner: string;
  readonly isSealed?: boolean;
  /** The person leaves it behind: it goes with its form, unless something is typed before that. */
  readonly giveUp: () => void;
  /** Nothing more is stored. */
  readonly end: () => void;
}

const live = new Set<LiveDraft>();
const channelName = 'pribavka-drafts';
const hasChannels = (): boolean => typeof BroadcastChannel === 'function';

/** Makes a draft known while its form is on the page; the result takes it away. */
export function trackDraft(draft: LiveDraft): () => void {
  live.add(draft);
  return () => void live.delete(draft);
}

/** «Уйти без сохранения»: what is typed on this page does not come back. */
export function giveUpDrafts(): void {
  for (const draft of live) draft.giveUp();
}

/** Removes what is stored under these beginnings; answers with the keys there were. */
function removeAll(...beginnings: readonly string[]): string[] {
  return [() => sessionStorage, () => localStorage].flatMap((read) => {
    try {
      const storage = read();
      const found = Object.keys(storage).filter((key) => beginnings.some((one) => key.startsWith(one)));
      for (const key of found) storage.removeItem(key);
      return found;
    } catch {
      // A forbidden storage holds nothing.
      return [];
    }
  });
}

function eraseHere(owner: string): void {
  for (const draft of live) if (draft.owner === owner) draft.end();
  removeAll(draftsOf(owner), sealedDraftsOf(owner));
  dropSealKey(owner);
}

/**
 * When a session has ended, by itself too: what was sealed of documents and cards goes with its key. Plain drafts stay
 * for the person who enters again.
 */
export function eraseSealedDrafts(): void {
  for (const draft of live) if (draft.isSealed) draft.end();
  for (const key of removeAll(sealedDraftsOf())) dropSealKey(ownerOfSealed(key));
  void dropSealKeys();
}

/**
 * At a sign-out: leaves nothing this person has typed, in this tab and in the others with a `DraftsProvider`
 * (specification 3.23). A session that ends by itself erases nothing but what is sealed: `eraseSealedDrafts`.
 */
export function eraseDrafts(owner: string): void {
  eraseHere(owner);
  if (!hasChannels()) return;
  const channel = new BroadcastChannel(channelName);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
  channel.postMessage(owner);
  channel.close();
}

/** Erases what another tab asks to; the result stops listening. */
export function followErasures(): () => void {
  if (!hasChannels()) return () => undefined;
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', ({ data }) => {
    if (typeof data === 'string') eraseHere(data);
  });
  return () => channel.close();
}
