import { Field, RadioGroup, Textarea } from '@pribavka/ui';
import { type Dispatch, type KeyboardEvent, type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';

import type { Decision, DecisionChange, Reason, Verdict } from './decision.ts';
import { queueMessages as messages } from './messages.ts';

const Root = styled.div`
  display: grid;
  gap: 8px;
  & [role='radiogroup'] {
    gap: 4px;
    align-items: stretch;
    font: var(--pb-type-table);
  }
  & [role='radiogroup'] [data-part='text'] {
    font: var(--pb-type-table);
  }
  & > [data-part='comment'] {
    position: relative;
    margin-block-start: 6px;
  }
  /* In line with the label of the field, which leaves it the room. */
  & [data-part='action'] {
    position: absolute;
    inset-block-start: -10px;
    inset-inline-end: 0;
  }
  & kbd {
    padding: 0 6px;
    border: 1px solid var(--pb-line-hair);
    border-radius: 3px;
    color: var(--pb-text-secondary);
    font: var(--pb-type-caption);
  }
`;

export interface ReasonsProps {
  reasons: readonly Reason[];
  decision: Decision;
  change: Dispatch<DecisionChange>;
  gap: Verdict['gap'];
  /** Grows with each key that asks for words: the field is taken even if it was left meanwhile. */
  asked: number;
  /** Ctrl+Enter in the comment. */
  onSend: () => void;
  /** Under the comment: what sends it as a question. */
  action: ReactNode;
}

/** Why the sale is refused, by number keys, and what the seller will read. */
export function Reasons({ reasons, decision, change, gap, asked, onSend, action }: ReasonsProps): ReactElement {
  const comment = useRef<HTMLTextAreaElement>(null);
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (gap === 'comment') comment.current?.focus();
    else if (gap === 'reason') group.current?.querySelector<HTMLInputElement>('input[type=radio]')?.focus();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the same gap asks again with every key
  }, [gap, asked]);
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      onSend();
    } else if (event.key === 'Escape') {
      // Back to the keys of the queue; what was typed stays.
      event.preventDefault();
      event.currentTarget.blur();
    }
  };
  const chosen = reasons.find((reason) => reason.code === decision.reasonCode);
  const text = [chosen?.text, decision.comment.trim()].filter(Boolean).join(' ');
  return (
    <Root ref={group}>
      <Field group label={messages.reasonTitle} error={gap && gap !== 'comment' ? messages.gaps[gap] : undefined}>
        <RadioGroup
          value={decision.reasonCode ?? null}
          onValueChange={(code) => change({ type: 'reason', code })}
          options={reasons.map((reason, index) => ({
            value: reason.code,
            label: reason.name,
            end: <kbd aria-hidden>{index + 1}</kbd>,
          }))}
        />
      </Field>
      <div data-part="comment">
        <Field
          label={messages.comment}
          hint={text ? messages.toMember(text) : messages.commentHint}
          error={gap === 'comment' ? messages.gaps.comment : undefined}
        >
          <Textarea
            ref={comment}
            minRows={1}
            maxLength={1000}
            value={decision.comment}
            onKeyDown={onKeyDown}
            onValueChange={(next) => change({ type: 'comment', text: next })}
          />
        </Field>
        {action && <div data-part="action">{action}</div>}
      </div>
    </Root>
  );
}
