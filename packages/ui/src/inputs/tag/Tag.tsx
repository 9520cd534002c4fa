import { X } from 'lucide-react';
import type { ComponentPropsWithRef, ReactElement } from 'react';
import { styled } from 'styled-components';

import { Icon } from '../../brand/icon/Icon.tsx';
import { useMessages } from '../../foundation/messages/context.ts';
import { tagMessages } from './tag.messages.ts';

const Root = styled.span`
  --t-bg: var(--pb-bg-active);
  --t-text: var(--pb-text-secondary);
  display: inline-flex;
  gap: 2px;
  align-items: center;
  max-width: 100%;
  min-height: 20px;
  padding: 2px 6px;
  border-radius: var(--pb-radius-mark);
  background: var(--t-bg);
  color: var(--t-text);
  font: var(--pb-type-table-head);
  overflow-wrap: anywhere;
  &[data-tone='accent'] {
    --t-bg: var(--pb-accent-subtle-strong);
    --t-text: var(--pb-accent-text);
  }
  &[data-tone='amber'] {
    --t-bg: var(--pb-points-subtle-strong);
    --t-text: var(--pb-points-text);
  }
  &[data-tone='danger'] {
    --t-bg: var(--pb-danger-subtle);
    --t-text: var(--pb-danger-text);
  }
  &[data-tone='warning'] {
    --t-bg: var(--pb-warning-subtle);
    --t-text: var(--pb-warning-text);
  }
  &[data-tone='info'] {
    --t-bg: var(--pb-info-subtle);
    --t-text: var(--pb-info-text);
  }
  & > button {
    display: inline-flex;
    min-width: 24px;
    min-height: 24px;
    margin: -2px -6px;
    margin-inline-start: -4px;
    padding: 0;
    align-items: center;
    justify-content: center;
    border: 0;
    border-radius: var(--pb-radius-mark);
    background: none;
  }
  & > button:hover {
    color: var(--pb-text-primary);
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

/** Meaning of a `Tag`. */
export type TagTone = 'neutral' | 'accent' | 'amber' | 'danger' | 'warning' | 'info';

export interface TagProps extends ComponentPropsWithRef<'span'> {
  /** Colour of the tag. @default 'neutral' */
  tone?: TagTone | undefined;
  /** Adds a cross. */
  onRemove?: (() => void) | undefined;
}

/** A short mark: «×1,5», «черновик», a chosen value in a field. */
export function Tag({ tone = 'neutral', onRemove, children, ...rest }: TagProps): ReactElement {
  const say = useMessages(tagMessages);
  return (
    <Root data-tone={tone} {...rest}>
      <span>{children}</span>
      {onRemove && (
        <button
          type="button"
          aria-label={say.remove(typeof children === 'string' ? children : undefined)}
          onClick={(event) => {
            event.stopPropagation();
            onRemove();
          }}
        >
          <Icon as={X} size={14} />
        </button>
      )}
    </Root>
  );
}
