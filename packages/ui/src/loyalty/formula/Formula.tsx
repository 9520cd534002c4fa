import type { ComponentPropsWithRef, ReactElement } from 'react';
import { styled } from 'styled-components';

import { VisuallyHidden } from '../../foundation/a11y/VisuallyHidden.tsx';
import { useMessages } from '../../foundation/messages/context.ts';
import { formulaMessages } from './formula.messages.ts';
import type { FormulaPart } from './Formula.types.ts';
import { FormulaColumn } from './FormulaColumn.tsx';

const Root = styled.div`
  container-type: inline-size;
  max-width: 100%;
  & > [data-part='row'] {
    display: inline-flex;
    isolation: isolate;
    overflow: hidden;
    border: 1px solid var(--pb-line-hair);
    border-radius: var(--pb-radius-md);
    background: var(--pb-bg-surface);
  }
  & [data-part='cell'] {
    position: relative;
    padding: 8px 18px;
    white-space: nowrap;
  }
  & [data-part='cell'] + [data-part='cell'] {
    border-inline-start: 1px solid var(--pb-line-hair);
  }
  & [data-part='cell']:first-child {
    padding-inline-start: 14px;
  }
  & [data-part='cell']:last-child {
    padding-inline-end: 14px;
  }
  & b {
    display: block;
    font: 600 1rem/1.25rem var(--pb-font-text);
  }
  & small {
    display: block;
    color: var(--pb-text-tertiary);
    font: var(--pb-type-caption);
  }
  & i {
    position: absolute;
    top: 50%;
    inset-inline-start: 0;
    z-index: 1;
    display: flex;
    align-items: center;
    justify-content: center;
    width: 22px;
    height: 22px;
    border: 1px solid var(--pb-line-hair);
    border-radius: 50%;
    background: var(--pb-bg-surface);
    color: var(--pb-text-secondary);
    font: 500 0.8125rem/1 var(--pb-font-text);
    transform: translate(calc(var(--pb-flow, 1) * -50%), -50%);
  }
  & [data-part='cell'][data-tone='promotion'] b {
    color: var(--pb-accent-text);
  }
  & [data-part='cell'][data-tone='result'] {
    background: var(--pb-points-subtle);
  }
  & [data-part='cell'][data-tone='result'] b,
  & [data-part='cell'][data-tone='result'] small {
    color: var(--pb-points-text);
  }
  &[data-size='sm'] [data-part='cell'] {
    padding: 4px 16px;
  }
  &[data-size='sm'] b {
    font: 600 0.8125rem/1rem var(--pb-font-text);
  }
  &[data-size='sm'] i {
    width: 18px;
    height: 18px;
    font-size: 0.75rem;
  }
  & > [data-part='narrow'] {
    display: none;
  }
  /* The row never wraps: where it does not fit it becomes the column. */
  @container (max-width: 559.98px) {
    & > [data-part='row'] {
      display: none;
    }
    & > [data-part='narrow'] {
      display: block;
    }
  }
`;

export interface FormulaProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Factors and terms in order, each with its sign. */
  parts: readonly FormulaPart[];
  /** Size of the numbers. @default 'md' */
  size?: 'md' | 'sm' | undefined;
  /** Stays a row whatever the width: three short parts in a table row. */
  alwaysRow?: boolean | undefined;
}

/** «Every number explains itself»: 350 × 2 × 1,5 = 1 050, each part with its name. A column under 560 px. */
export function Formula({ parts, size = 'md', alwaysRow = false, ...rest }: FormulaProps): ReactElement {
  const say = useMessages(formulaMessages);
  return (
    <Root data-size={size} data-formula="" {...rest}>
      <div data-part="row">
        {parts.map((part, at) => (
          <div key={part.key ?? at} data-part="cell" data-tone={part.tone}>
            {part.operator !== undefined && (
              <>
                <i aria-hidden>{part.operator}</i>
                <VisuallyHidden>{say.signs[part.operator]} </VisuallyHidden>
              </>
            )}
            <b>{part.value}</b>
            <small>{part.label}</small>
          </div>
        ))}
      </div>
      {!alwaysRow && (
        <div data-part="narrow">
          <FormulaColumn parts={parts} />
        </div>
      )}
    </Root>
  );
}
