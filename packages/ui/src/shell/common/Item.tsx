import type { ReactElement } from 'react';

import { Icon, type IconSize } from '../../brand/icon/Icon.tsx';
import { formatNumber } from '../../foundation/format/numbers.ts';
import { DrawnLink } from '../../foundation/link/DrawnLink.tsx';
import { useLocale } from '../../foundation/messages/context.ts';
import type { RenderLink, ShellItem, ShellLinkProps } from './types.ts';

// oxlint-disable-next-line jsx-a11y/anchor-has-content, jsx-a11y/control-has-associated-label -- its content comes with the place it lies in
export const plainLink: RenderLink = ({ href }) => <a href={href} />;

/** The link of the application with what this place adds, so that it may be written as `({ href }) => <Link to={href} />`. */
export function drawLink(renderLink: RenderLink, props: ShellLinkProps): ReactElement {
  const { href: _address, ...own } = props;
  return <DrawnLink render={renderLink(props)} {...own} />;
}

export const asIs = <T,>(value: T): T => value;

export interface ItemProps {
  /** Text, address, sign and counter of the section. */
  item: ShellItem;
  /** Whether its screen is open. */
  current: boolean;
  /** The router's link. */
  renderLink: RenderLink;
  /** Side of the sign, pixels. */
  iconSize?: IconSize | undefined;
  /** Gives both texts: CSS of the list shows `data-short` on a phone, `data-long` elsewhere. */
  both?: boolean | undefined;
  /** Called by a press, before the link leads away: closes a drawer. */
  onClick?: (() => void) | undefined;
}

/** One entry of a navigation; looks come from the list it lies in. */
export function Item({ item, current, renderLink, iconSize = 20, both = false, onClick }: ItemProps): ReactElement {
  const locale = useLocale();
  const count = item.count === undefined || item.count === 0 ? undefined : item.count;
  return (
    <li data-current={current ? '' : undefined} data-bottom={item.bottom === false ? 'no' : undefined}>
      {drawLink(renderLink, {
        href: item.href,
        'aria-current': current ? 'page' : undefined,
        title: item.label,
        onClick,
        children: (
          <>
            <span data-icon="">
              <Icon as={item.icon} size={iconSize} />
            </span>
            {both && item.shortLabel !== undefined ? (
              <>
                <span data-label="" data-long="">
                  {item.label}
                </span>
                <span data-label="" data-short="">
                  {item.shortLabel}
                </span>
              </>
            ) : (
              <span data-label="">{item.label}</span>
            )}
            {count !== undefined && (
              <span data-count="" data-tone={item.countTone ?? 'plain'}>
                {formatNumber(count, { locale })}
              </span>
            )}
          </>
        ),
      })}
    </li>
  );
}
