import { useMemo, type ComponentPropsWithRef, type ReactElement, type ReactNode } from 'react';

import { SkipLink } from '../../foundation/a11y/SkipLink.tsx';
import { useAtLeast } from '../../foundation/hooks/useBreakpoint.ts';
import { useMessages } from '../../foundation/messages/context.ts';
import { AccountButton, AccountDisc } from '../common/Account.tsx';
import { asIs, drawLink, Item, plainLink } from '../common/Item.tsx';
import { shellMessages } from '../common/shell.messages.ts';
import type { AccountMenu, RenderLink, ShellAccount, ShellItem } from '../common/types.ts';
import { Brand, Foot, Main, Nav, Root } from './PortalShell.styles.ts';
import { PortalShellContext } from './PortalShellContext.ts';

export interface PortalShellProps extends ComponentPropsWithRef<'div'> {
  /** Sections of the rail, of the bar at the bottom on a phone. */
  items: readonly ShellItem[];
  /** Id of the open screen. */
  currentId: string | undefined;
  /** The router's link. @default <a> */
  renderLink?: RenderLink | undefined;
  /** Mark over the rail; «data-word» hides its word on the narrow rail. */
  brand: ReactNode;
  /** Who is signed in: name, role, photo. */
  account?: ShellAccount | undefined;
  /** Wraps the account block, usually into a menu. @default the block as it is */
  accountMenu?: AccountMenu | undefined;
  /** Where the disc in the phone's header leads. */
  accountHref?: string | undefined;
  /** Help, bell: drawn by every `PortalHeader`. */
  tools?: ReactNode;
  /** `<GlobalLoader>`: covers the screen, leaves the navigation. */
  loader?: ReactNode;
}

/** Frame of the members' portal: bottom bar under 1024 px, rail of 88 px, rail of 224 px from 1440 px. */
export function PortalShell({
  items,
  currentId,
  renderLink = plainLink,
  brand,
  account,
  accountMenu = asIs,
  accountHref,
  tools,
  loader,
  children,
  ...rest
}: PortalShellProps): ReactElement {
  const say = useMessages(shellMessages);
  const wide = useAtLeast('lg');
  const disc = useMemo(
    () =>
      account && accountHref !== undefined
        ? drawLink(renderLink, {
            href: accountHref,
            'aria-label': say.profile,
            children: <AccountDisc account={account} />,
          })
        : undefined,
    [account, accountHref, renderLink, say],
  );
  const context = useMemo(() => ({ tools, disc }), [tools, disc]);
  return (
    <PortalShellContext.Provider value={context}>
      <Root {...rest}>
        <SkipLink />
        <Nav aria-label={say.sections}>
          <Brand data-rail="">{brand}</Brand>
          <ul>
            {items.map((item) => (
              <Item
                key={item.id}
                item={item}
                current={item.id === currentId}
                renderLink={renderLink}
                iconSize={22}
                both
              />
            ))}
          </ul>
          {wide && account && <Foot data-rail="">{accountMenu(<AccountButton account={account} />)}</Foot>}
        </Nav>
        <Main id="main" tabIndex={-1}>
          {loader}
          <div data-content="">{children}</div>
        </Main>
      </Root>
    </PortalShellContext.Provider>
  );
}
