import { Check } from 'lucide-react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';

import { Icon } from '../../brand/icon/Icon.tsx';

const Root = styled.span`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: center;
  width: 24px;
  height: 24px;
  border: 1px solid var(--pb-line-strong);
  border-radius: 50%;
  color: var(--pb-text-secondary);
  font: 500 0.8125rem/1 var(--pb-font-text);
  &[data-state='current'] {
    border: 2px solid var(--pb-accent-fill);
    color: var(--pb-accent-text);
    font-weight: 600;
  }
  &[data-state='done'] {
    border-color: var(--pb-accent-fill);
    background: var(--pb-accent-fill);
    color: var(--pb-accent-on-fill);
  }
`;

/** The disc of a step: its number, or a tick when it is done. */
export function StepMark({ state, number }: { state: 'done' | 'current' | 'next'; number: number }): ReactElement {
  return <Root data-state={state}>{state === 'done' ? <Icon as={Check} size={14} /> : number}</Root>;
}
