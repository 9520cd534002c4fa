import type { ComponentPropsWithRef, ReactElement } from 'react';
import { styled } from 'styled-components';

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-width: 18px;
  height: 18px;
  padding: 0 5px;
  border-radius: var(--pb-radius-full);
  font: 600 0.6875rem/1 var(--pb-font-text);
  &[data-tone='neutral'] {
    background: var(--pb-bg-active);
    color: var(--pb-text-secondary);
  }
  &[data-tone='danger'] {
    background: var(--pb-danger-fill);
    color: var(--pb-danger-on-fill);
  }
  &[data-tone='accent'] {
    background: var(--pb-accent-fill);
    color: var(--pb-accent-on-fill);
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

export interface BadgeProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The number; nothing is drawn for 0. */
  count: number;
  /** More is shown as «99+». @default 99 */
  max?: number | undefined;
  /** Colour of the badge. @default 'neutral' */
  tone?: 'neutral' | 'danger' | 'accent' | undefined;
}

/** A count next to a word. Nothing at zero. */
export function Badge({ count, max = 99, tone = 'neutral', ...rest }: BadgeProps): ReactElement | null {
  if (count <= 0) return null;
  return (
    <Root data-tone={tone} {...rest}>
      {count > max ? `${max}+` : count}
    </Root>
  );
}
