import { useRef, type ReactElement, type ReactNode } from 'react';

import { useMessages } from '../../foundation/messages/context.ts';
import { Portal } from '../../foundation/overlay/Portal.tsx';
import { useLayer } from '../../foundation/overlay/useLayer.ts';
import { AccountButton } from '../common/Account.tsx';
import { Item } from '../common/Item.tsx';
import { shellMessages } from '../common/shell.messages.ts';
import type { AccountMenu, RenderLink, ShellAccount, ShellGroup } from '../common/types.ts';
import { Nav, Scrim } from './BackofficeShell.styles.ts';

export interface BackofficeNavProps {
  /** Groups of sections with their titles. */
  groups: readonly ShellGroup[];
  /** Id of the open section. */
  currentId: string | undefined;
  /** The router's link. */
  renderLink: RenderLink;
  /** The logo at the top. */
  brand: ReactNode;
  /** Who is signed in, at the bottom. */
  account: ShellAccount | undefined;
  /** Wraps the account block, usually into a menu. */
  accountMenu: AccountMenu;
  /** Given when the navigation is a drawer. */
  onClose?: (() => void) | undefined;
}

export function BackofficeNav(props: BackofficeNavProps): ReactElement {
  const say = useMessages(shellMessages);
  return props.onClose ? (
    <DrawerNav {...props} onClose={props.onClose} />
  ) : (
    <Nav aria-label={say.sections}>{inside(props)}</Nav>
  );
}

function DrawerNav(props: BackofficeNavProps & { onClose: () => void }): ReactElement {
  const { onClose } = props;
  const say = useMessages(shellMessages);
  const ref = useRef<HTMLElement>(null);
  useLayer({ open: true, ref, modal: true, onEscape: onClose, onPressOutside: onClose });
  return (
    <Portal>
      <div>
        <Scrim />
        <Nav aria-label={say.sections} data-drawer="" ref={ref} tabIndex={-1}>
          {inside(props)}
        </Nav>
      </div>
    </Portal>
  );
}

function inside({
  groups,
  currentId,
  renderLink,
  brand,
  account,
  accountMenu,
  onClose,
}: BackofficeNavProps): ReactNode {
  return (
    <>
      <div data-brand="">{brand}</div>
      <div data-groups="">
        {groups.map((group) => (
          <section key={group.id} aria-label={group.label}>
            {group.label !== undefined && <h2>{group.label}</h2>}
            <ul>
              {group.items.map((item) => (
                <Item
                  key={item.id}
                  item={item}
                  current={item.id === currentId}
                  renderLink={renderLink}
                  onClick={onClose}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
      <div>{account && accountMenu(<AccountButton account={account} />)}</div>
    </>
  );
}
