import type { ComponentPropsWithRef, ReactElement } from 'react';
import { styled } from 'styled-components';

import type { IconComponent } from '../../brand/icon/icon-component.ts';
import { Icon } from '../../brand/icon/Icon.tsx';
import { useMessages } from '../../foundation/messages/context.ts';
import { shellMessages } from './shell.messages.ts';

const Root = styled.button`
  position: relative;
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  width: 40px;
  height: 40px;
  padding: 0;
  border: 0;
  border-radius: var(--pb-radius-sm);
  background: none;
  color: var(--pb-text-secondary);
  &:hover,
  &[aria-expanded='true'] {
    background: var(--pb-bg-hover);
    color: var(--pb-text-primary);
  }
  & span {
    position: absolute;
    top: 1px;
    inset-inline-end: 0;
    min-width: 18px;
    padding: 1px 5px;
    border-radius: var(--pb-radius-full);
    background: var(--pb-danger-fill);
    color: var(--pb-danger-on-fill);
    font: 600 0.6875rem/1rem var(--pb-font-text);
    text-align: center;
  }
  @media (pointer: coarse) {
    width: 44px;
    height: 44px;
  }
`;

export interface ToolButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  icon: IconComponent;
  label: string;
  /** Number over the icon; said in the name too. */
  count?: number | undefined;
}

/** A round-the-corner tool of a header: help, bell, theme. */
export function ToolButton({ icon, label, count, ...rest }: ToolButtonProps): ReactElement {
  const say = useMessages(shellMessages);
  const some = count !== undefined && count > 0;
  return (
    <Root type="button" aria-label={some ? say.fresh(label, count) : label} title={label} {...rest}>
      <Icon as={icon} size={20} />
      {some && <span aria-hidden>{count > 99 ? '99+' : count}</span>}
    </Root>
  );
}
