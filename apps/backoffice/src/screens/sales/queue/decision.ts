import type { Input, Output } from '@pribavka/api';

export type Sale = Output<'sales.get'>;
export type Reason = Output<'sales.reasons'>[number];
export type ModerationBody = Input<'sales.moderate'>['body'];

/** What the moderator has chosen so far for one sale. */
export interface Decision {
  /** Lines taken out by hand; the rest go with the button. */
  readonly rejectedIds: ReadonlySet<string>;
  readonly reasonCode: string | undefined;
  readonly comment: string;
}

export const noDecision: Decision = { rejectedIds: new Set(), reasonCode: undefined, comment: '' };

export type DecisionChange =
  | { type: 'toggle'; itemId: string }
  | { type: 'reason'; code: string }
  | { type: 'comment'; text: string }
  | { type: 'reset' };

export function decide(state: Decision, change: DecisionChange): Decision {
  switch (change.type) {
    case 'toggle': {
      const rejectedIds = new Set(state.rejectedIds);
      if (!rejectedIds.delete(change.itemId)) rejectedIds.add(change.itemId);
      return { ...state, rejectedIds };
    }
    case 'reason':
      return { ...state, reasonCode: change.code };
    case 'comment':
      return { ...state, comment: change.text };
    case 'reset':
      return noDecision;
  }
}

/** Why the button would be refused; undefined when the decision is whole. */
export type DecisionGap = 'reason' | 'comment' | 'everything-rejected';

/** A reason is asked for every rejected line; «другое» needs messages. */
function reasonGap({ reasonCode, comment }: Decision): DecisionGap | undefined {
  if (!reasonCode) return 'reason';
  return reasonCode === 'other' && comment.trim() === '' ? 'comment' : undefined;
}

export interface Verdict {
  readonly gap: DecisionGap | undefined;
  readonly body: ModerationBody;
}

const reasonOf = ({ reasonCode, comment }: Decision) => ({
  reasonCode,
  ...(comment.trim() === '' ? {} : { reasonText: comment.trim() }),
});

/** Lines to be decided: of a dispute about lines the others were decided before. */
export const openLines = (sale: Pick<Sale, 'items'>): Sale['items'] =>
  sale.items.filter(({ status }) => status === 'pending');

/** «Подтвердить»: every line but those taken out by hand. */
export function approval(sale: Sale, decision: Decision): Verdict {
  const { rejectedIds } = decision;
  const lines = openLines(sale);
  const rejects = lines.some((item) => rejectedIds.has(item.id));
  const everything = lines.every((item) => rejectedIds.has(item.id));
  return {
    gap: everything ? 'everything-rejected' : rejects ? reasonGap(decision) : undefined,
    body: {
      version: sale.version,
      items: lines.map((item) =>
        rejectedIds.has(item.id)
          ? { id: item.id, decision: 'reject', ...reasonOf(decision) }
          : { id: item.id, decision: 'approve' },
      ),
    },
  };
}

/** «Отклонить»: the whole sale with one reason. */
export function rejection(sale: Sale, decision: Decision): Verdict {
  return {
    gap: reasonGap(decision),
    body: {
      version: sale.version,
      items: openLines(sale).map((item) => ({ id: item.id, decision: 'reject', ...reasonOf(decision) })),
    },
  };
}

/** «Запросить уточнение»: back to the seller with a question. */
export function question(sale: Sale, decision: Decision): Verdict {
  const message = decision.comment.trim();
  return {
    gap: message === '' ? 'comment' : undefined,
    body: { version: sale.version, decision: 'clarify', message },
  };
}

/** Points the seller gets if the button is pressed now. */
export function pointsOf(sale: Sale, decision: Decision): number {
  return openLines(sale).reduce((sum, item) => (decision.rejectedIds.has(item.id) ? sum : sum + item.points), 0);
}
