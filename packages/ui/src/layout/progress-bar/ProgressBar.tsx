import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';

import { vars } from '../../foundation/css/vars.ts';
import { invariant } from '../../foundation/invariant/invariant.ts';

const Root = styled.div`
  --p-fill: var(--pb-accent-line);
  --p-line: transparent;
  &[data-tone='amber'] {
    --p-fill: var(--pb-points-fill);
    --p-line: var(--pb-points-line);
  }
  &[data-tone='danger'] {
    --p-fill: var(--pb-danger-fill);
  }
  & > [data-part='track'] {
    display: flex;
    gap: 2px;
    height: 4px;
    overflow: hidden;
    border-radius: var(--pb-radius-xs);
  }
  & > [data-part='track'] > i {
    flex: 1;
    border-radius: var(--pb-radius-xs);
    background: linear-gradient(
      to var(--pb-line-end, right),
      var(--p-fill) var(--share),
      var(--pb-line-hair) var(--share)
    );
  }
  &[data-tone='amber'] > [data-part='track'] {
    height: 8px;
  }
  &[data-tone='amber'] > [data-part='track'] > i:not([data-empty]) {
    border: 1px solid var(--p-line);
  }
  & > [data-part='caption'] {
    margin-top: 4px;
    color: var(--pb-text-secondary);
    font: var(--pb-type-caption);
  }
  @media (forced-colors: active) {
    & > [data-part='track'] > i {
      border: 1px solid CanvasText;
      forced-color-adjust: none;
      background: linear-gradient(to var(--pb-line-end, right), Highlight var(--share), Canvas var(--share));
    }
  }
`;

export interface ProgressBarProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** How much is done, from 0 to `max`. */
  value: number;
  /** What `value` is measured against. @default 100 */
  max?: number | undefined;
  /** Name for screen readers. */
  label: string;
  /** The state in words: «2 из 3 проданы»; also read aloud. */
  caption?: ReactNode | undefined;
  /** Cut into that many parts: one for each thing to do. */
  segments?: number | undefined;
  /** Colour of the filled part. @default 'accent' */
  tone?: 'accent' | 'amber' | 'danger' | undefined;
}

/** How much is done. */
export function ProgressBar({
  value,
  max = 100,
  label,
  caption,
  segments = 1,
  tone = 'accent',
  ...rest
}: ProgressBarProps): ReactElement {
  invariant('ProgressBar', Number.isFinite(value) && max > 0, () => [
    `value ${String(value)} is not a number or max ${String(max)} is not above zero.`,
    'The share cannot be computed, and the bar shows a wrong progress.',
    'Pass numbers; while the whole is unknown, show Skeleton or Ring.',
  ]);
  const share = max <= 0 ? 0 : Math.min(1, Math.max(0, value / max));
  return (
    <Root data-tone={tone} {...rest}>
      <div
        data-part="track"
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={Math.min(max, Math.max(0, value))}
        aria-valuetext={typeof caption === 'string' ? caption : undefined}
      >
        {Array.from({ length: segments }, (_, at) => {
          const filled = Math.min(1, Math.max(0, share * segments - at));
          return (
            <i
              key={at}
              data-empty={filled === 0 ? '' : undefined}
              style={vars({ '--share': `${Math.round(filled * 100)}%` })}
            />
          );
        })}
      </div>
      {caption !== undefined && <div data-part="caption">{caption}</div>}
    </Root>
  );
}
