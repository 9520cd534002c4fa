import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';

import { Glyph } from '../../brand/glyph/Glyph.tsx';
import { VisuallyHidden } from '../../foundation/a11y/VisuallyHidden.tsx';
import { useMessages } from '../../foundation/messages/context.ts';
import { checklistMessages } from './checklist.messages.ts';

const Root = styled.ul`
  display: flex;
  flex-direction: column;
  gap: 8px;
  color: var(--pb-text-secondary);
  font: var(--pb-type-table);
  overflow-wrap: anywhere;
  &[data-inline] {
    flex-flow: row wrap;
    gap: 4px 16px;
    font: var(--pb-type-caption);
    color: var(--pb-text-tertiary);
  }
  & > li {
    display: flex;
    gap: 8px;
    align-items: flex-start;
  }
  &[data-inline] > li {
    gap: 6px;
  }
  & > li > span {
    min-width: 0;
  }
  & > li > svg {
    flex: none;
    margin-top: calc((1lh - 14px) / 2);
  }
  &[data-inline] > li[data-done] {
    color: var(--pb-success-text);
  }
`;

/** A line of `Checklist`. */
export interface ChecklistItem {
  /** What there is to do. */
  label: ReactNode;
  /** Whether it is done. */
  done: boolean;
  /** Id unique in the list, needed where labels repeat. */
  key?: string | undefined;
}

export interface ChecklistProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** What is demanded, each met or not yet. */
  items: readonly ChecklistItem[];
  /** Small and in one line, under a field. */
  inline?: boolean | undefined;
}

/** What is done and what is not yet. */
export function Checklist({ items, inline = false, ...rest }: ChecklistProps): ReactElement {
  const say = useMessages(checklistMessages);
  return (
    <Root data-inline={inline ? '' : undefined} {...rest}>
      {items.map(({ label, done, key }, at) => (
        <li key={key ?? at} data-done={done ? '' : undefined}>
          <Glyph name={done ? 'ok' : 'draft'} />
          <span>
            {label}
            {done && <VisuallyHidden>{say.done}</VisuallyHidden>}
          </span>
        </li>
      ))}
    </Root>
  );
}
