import { PanelLeft, Search } from 'lucide-react';
import { useState, type ComponentPropsWithRef, type ReactElement, type ReactNode } from 'react';

import { Icon } from '../../brand/icon/Icon.tsx';
import { ChevronEnd } from '../../brand/icon/chevrons.tsx';
import { SkipLink } from '../../foundation/a11y/SkipLink.tsx';
import { useBreakpoint } from '../../foundation/hooks/useBreakpoint.ts';
import { useMessages } from '../../foundation/messages/context.ts';
import { asIs, drawLink, plainLink } from '../common/Item.tsx';
import { shellMessages } from '../common/shell.messages.ts';
import { ToolButton } from '../common/ToolButton.tsx';
import type { AccountMenu, RenderLink, ShellAccount, ShellCrumb, ShellGroup } from '../common/types.ts';
import { BackofficeNav } from './BackofficeNav.tsx';
import { Main, Root, SearchButton, TopBar } from './BackofficeShell.styles.ts';

export interface BackofficeShellProps extends ComponentPropsWithRef<'div'> {
  /** Groups of sections with their titles. */
  groups: readonly ShellGroup[];
  /** Id of the open section. */
  currentId: string | undefined;
  /** The router's link. @default <a> */
  renderLink?: RenderLink | undefined;
  /** The logo over the navigation. */
  brand: ReactNode;
  /** Where we are: group, section, object. The last one is the page. */
  breadcrumbs: readonly ShellCrumb[];
  /** Who is signed in: name, role, photo. */
  account?: ShellAccount | undefined;
  /** Wraps the account block, usually into a menu. @default the block as it is */
  accountMenu?: AccountMenu | undefined;
  /** Opens the command palette; without it there is no search. */
  onSearch?: (() => void) | undefined;
  /** What can be looked for: «Участник, чек, ИНН или команда». @default 'Поиск или команда' */
  searchLabel?: string | undefined;
  /** Help, bell, theme at the right of the bar. */
  tools?: ReactNode;
  /** `<GlobalLoader>`: covers the screen, leaves the navigation. */
  loader?: ReactNode;
  /** No padding round the screen: moderation, support. */
  flush?: boolean | undefined;
}

/** Frame of the back-office: drawer under 768 px, icons of 56 px, full navigation of 232 px from 1440 px. */
export function BackofficeShell({
  groups,
  currentId,
  renderLink = plainLink,
  brand,
  breadcrumbs,
  account,
  accountMenu = asIs,
  onSearch,
  searchLabel,
  tools,
  loader,
  flush = false,
  children,
  ...rest
}: BackofficeShellProps): ReactElement {
  const say = useMessages(shellMessages);
  const narrow = useBreakpoint() === 'sm';
  const [drawer, setDrawer] = useState(false);
  const nav = { groups, currentId, renderLink, brand, account, accountMenu };
  return (
    <Root {...rest}>
      <SkipLink />
      {!narrow && <BackofficeNav {...nav} />}
      {narrow && drawer && <BackofficeNav {...nav} onClose={() => setDrawer(false)} />}
      <div>
        <TopBar>
          {narrow && (
            <ToolButton icon={PanelLeft} label={say.sections} aria-expanded={drawer} onClick={() => setDrawer(true)} />
          )}
          <nav data-place="" aria-label={say.here}>
            <ol>
              {breadcrumbs.map((crumb, index) => {
                const last = index === breadcrumbs.length - 1;
                return (
                  <li key={`${crumb.label}-${crumb.href ?? ''}`}>
                    {crumb.href === undefined || last ? (
                      <span aria-current={last ? 'page' : undefined}>{crumb.label}</span>
                    ) : (
                      drawLink(renderLink, { href: crumb.href, children: crumb.label })
                    )}
                    {!last && <Icon as={ChevronEnd} size={14} />}
                  </li>
                );
              })}
            </ol>
          </nav>
          {onSearch && (
            <SearchButton type="button" onClick={onSearch} aria-keyshortcuts="Control+K" title={say.searchTitle}>
              <Icon as={Search} size={18} />
              <span>{searchLabel ?? say.search}</span>
              <kbd aria-hidden>Ctrl K</kbd>
            </SearchButton>
          )}
          {tools}
        </TopBar>
        <Main id="main" tabIndex={-1} data-flush={flush ? '' : undefined}>
          {loader}
          {children}
        </Main>
      </div>
    </Root>
  );
}
