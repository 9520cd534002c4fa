import type { CodeSent } from '../../../shared/contract.ts';
import type { MadeWithdrawal, WithdrawalDraft } from './draft.ts';

/** How far the withdrawal has come. */
export type Stage =
  | { readonly kind: 'amount'; readonly draft: WithdrawalDraft | undefined }
  | {
      /** Whether the request is made is not known: a reload, a lost answer. */
      readonly kind: 'look';
      readonly draft: WithdrawalDraft;
      readonly codeRequired: boolean;
      /** Where it goes on when nothing was made. */
      readonly next: 'amount' | 'confirm';
    }
  | {
      readonly kind: 'confirm';
      readonly draft: WithdrawalDraft;
      /** Undefined after a reload: the form asks how the code stands. */
      readonly sent: CodeSent | undefined;
      readonly codeRequired: boolean;
    }
  | { readonly kind: 'done'; readonly withdrawal: MadeWithdrawal };

/** After the look: nothing was made. */
export const afterLook = ({ next, draft, codeRequired }: Extract<Stage, { kind: 'look' }>): Stage =>
  next === 'confirm' ? { kind: 'confirm', draft, sent: undefined, codeRequired } : { kind: 'amount', draft };
