import { ChevronsUpDown } from 'lucide-react';
import { useState, type ComponentPropsWithRef, type ReactElement } from 'react';
import { styled } from 'styled-components';

import { initials, toneOf } from '../../brand/avatar/initials.ts';
import { Icon } from '../../brand/icon/Icon.tsx';
import { vars } from '../../foundation/css/vars.ts';
import { useMessages } from '../../foundation/messages/context.ts';
import { shellMessages } from './shell.messages.ts';
import type { ShellAccount } from './types.ts';

const Disc = styled.span`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  width: var(--disc-size, 36px);
  height: var(--disc-size, 36px);
  overflow: hidden;
  border-radius: var(--pb-radius-full);
  background: var(--disc-bg);
  color: var(--disc-text);
  font: 600 0.8125rem/1rem var(--pb-font-text);
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
  /* Drawn, not written: initials are an ornament beside the name, not a label of the link they lie in. */
  &[data-initials]::before {
    content: attr(data-initials);
  }
  & img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

export interface AccountDiscProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Whose photo or initials are shown. */
  account: ShellAccount;
}

/** Initials or photograph of the signed-in person; a photograph that does not come leaves the initials. */
export function AccountDisc({ account, style: own, ...rest }: AccountDiscProps): ReactElement {
  const [broken, setBroken] = useState<string>();
  const { avatarUrl } = account;
  const tone = account.tone ?? toneOf(account.name);
  const style = {
    ...vars({ '--disc-bg': `var(--pb-avatar-${tone}-bg)`, '--disc-text': `var(--pb-avatar-${tone}-text)` }),
    ...own,
  };
  return avatarUrl === undefined || avatarUrl === broken ? (
    <Disc {...rest} style={style} aria-hidden data-initials={initials(account.name)} />
  ) : (
    <Disc {...rest} style={style} aria-hidden>
      <img src={avatarUrl} alt="" onError={() => setBroken(avatarUrl)} />
    </Disc>
  );
}

const Block = styled.button`
  display: flex;
  align-items: center;
  gap: 10px;
  width: 100%;
  min-height: 64px;
  padding: 8px 12px;
  padding-inline-start: 16px;
  border: 0;
  border-top: 1px solid var(--pb-line-hair);
  background: none;
  text-align: start;
  & span[data-words] {
    display: grid;
    flex: 1;
    min-width: 0;
  }
  & span[data-words] > * {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & strong {
    font: 500 0.8125rem/1.25rem var(--pb-font-text);
  }
  & small {
    color: var(--pb-text-secondary);
    font: var(--pb-type-caption);
  }
  &:hover {
    background: var(--pb-bg-active);
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`;

export interface AccountButtonProps extends ComponentPropsWithRef<'button'> {
  /** Whose name, role and photo are shown. */
  account: ShellAccount;
}

/** The block at the foot of the navigation; usually the trigger of the account menu. */
export function AccountButton({ account, ...rest }: AccountButtonProps): ReactElement {
  const say = useMessages(shellMessages);
  return (
    <Block type="button" title={say.accountMenu} {...rest}>
      <AccountDisc account={account} />
      <span data-words="">
        <strong>{account.name}</strong>
        {account.detail !== undefined && <small>{account.detail}</small>}
      </span>
      <Icon as={ChevronsUpDown} size={16} data-chevrons="" />
    </Block>
  );
}
