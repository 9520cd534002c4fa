import type { CodeSent, Withdrawal } from '../../../shared/contract.ts';
import type { WithdrawalDraft } from './AmountStep.tsx';

/** How far the withdrawal has come. */
export type Stage =
  | { readonly kind: 'amount'; readonly draft: WithdrawalDraft | undefined }
  | {
      readonly kind: 'confirm';
      readonly draft: WithdrawalDraft;
      /** Undefined after a reload: the form asks how the code stands. */
      readonly sent: CodeSent | undefined;
      readonly codeRequired: boolean;
    }
  | { readonly kind: 'done'; readonly withdrawal: Withdrawal };

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const KEY = 'pb-withdrawal';

/** As long as the code lives, milliseconds: a sum without one is asked for from the beginning. */
const LIFE = 10 * 60_000;

interface Kept {
  readonly memberId: string;
  readonly until: number;
  readonly draft: WithdrawalDraft;
}

function readKept(storage: Store, memberId: string, now: number): Kept | undefined {
  try {
    const kept = JSON.parse(storage.getItem(KEY) ?? 'null') as Kept | null;
    return kept?.memberId === memberId && kept.until > now ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** The sum that waits for its code, over a reload and a closed sheet of the same member. */
export function keptStage(storage: Store, memberId: string, now: number): Stage {
  const kept = readKept(storage, memberId, now);
  return kept
    ? { kind: 'confirm', draft: kept.draft, sent: undefined, codeRequired: true }
    : { kind: 'amount', draft: undefined };
}

export function saveStage(storage: Store, memberId: string, stage: Stage, now: number): void {
  try {
    if (stage.kind !== 'confirm' || !stage.codeRequired) return storage.removeItem(KEY);
    const until = stage.sent ? now + LIFE : (readKept(storage, memberId, now)?.until ?? now + LIFE);
    return storage.setItem(KEY, JSON.stringify({ memberId, until, draft: stage.draft } satisfies Kept));
  } catch {
    // A full or forbidden storage only costs the survival of a reload.
    return undefined;
  }
}
