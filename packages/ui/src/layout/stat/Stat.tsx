import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';

const Root = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
  & > [data-part='label'] {
    color: var(--pb-text-secondary);
    font: var(--pb-type-table);
  }
  & > [data-part='value'] {
    display: flex;
    flex-wrap: wrap;
    gap: 0 10px;
    align-items: baseline;
    font: 600 1.5rem/2rem var(--pb-font-text);
    letter-spacing: -0.01em;
  }
  & > [data-part='value'] > svg {
    align-self: center;
  }
  &[data-size='sm'] > [data-part='value'] {
    gap: 0 6px;
    font: var(--pb-type-h2);
    letter-spacing: var(--pb-type-h2-spacing);
  }
  &[data-size='lg'] > [data-part='value'] {
    font: var(--pb-type-display);
    letter-spacing: var(--pb-type-display-spacing);
  }
  /* The narrowest phones, and letters twice as large: a number stays in one line. */
  @media (max-width: 22.49em) {
    & > [data-part='value'] {
      font: var(--pb-type-h2);
      letter-spacing: var(--pb-type-h2-spacing);
    }
    &[data-size='lg'] > [data-part='value'] {
      font: var(--pb-type-display-sm);
      letter-spacing: var(--pb-type-display-sm-spacing);
    }
  }
  &[data-tone='amber'] > [data-part='value'] {
    color: var(--pb-points-text);
  }
  & [data-part='delta'] {
    font: 500 0.8125rem/1.25rem var(--pb-font-text);
    letter-spacing: normal;
    color: var(--pb-text-secondary);
  }
  & [data-part='delta'][data-trend='up'] {
    color: var(--pb-success-text);
  }
  & [data-part='delta'][data-trend='down'] {
    color: var(--pb-danger-text);
  }
  & > [data-part='note'] {
    color: var(--pb-text-tertiary);
    font: var(--pb-type-caption);
  }
`;

export interface StatProps extends ComponentPropsWithRef<'div'> {
  /** What is counted. */
  label: ReactNode;
  /** The number, formatted. */
  value: ReactNode;
  /** `+18 %`; `trend` says whether that is good. */
  delta?: ReactNode | undefined;
  /** Whether the change is good: `up` is green, `down` red. */
  trend?: 'up' | 'down' | undefined;
  /** A quiet line under the number. */
  note?: ReactNode | undefined;
  /** 20/28, 24/32 or 44/48. @default 'md' */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** Amber number: it needs attention. */
  tone?: 'amber' | undefined;
}

/** A number with its name: the label small and plain, the number large. */
export function Stat({ label, value, delta, trend, note, size = 'md', tone, ...rest }: StatProps): ReactElement {
  return (
    <Root data-size={size} data-tone={tone} {...rest}>
      <div data-part="label">{label}</div>
      <div data-part="value">
        {value}
        {delta !== undefined && (
          <span data-part="delta" data-trend={trend}>
            {delta}
          </span>
        )}
      </div>
      {note !== undefined && <div data-part="note">{note}</div>}
    </Root>
  );
}
