import type { ReactElement } from 'react';

import { Icon, type IconSize } from '../../brand/icon/Icon.tsx';
import { formatNumber } from '../../foundation/format/numbers.ts';
import { useLocale } from '../../foundation/messages/context.ts';
import type { RenderLink, ShellItem } from './types.ts';

export const plainLink: RenderLink = ({ children, ...rest }) => <a {...rest}>{children}</a>;

export const asIs = <T,>(value: T): T => value;

export interface ItemProps {
  item: ShellItem;
  current: boolean;
  renderLink: RenderLink;
  iconSize?: IconSize | undefined;
  short?: boolean | undefined;
  onClick?: (() => void) | undefined;
}

/** One entry of a navigation; looks come from the list it lies in. */
export function Item({ item, current, renderLink, iconSize = 20, short = false, onClick }: ItemProps): ReactElement {
  const locale = useLocale();
  const count = item.count === undefined || item.count === 0 ? undefined : item.count;
  return (
    <li data-current={current ? '' : undefined}>
      {renderLink({
        href: item.href,
        'aria-current': current ? 'page' : undefined,
        title: item.label,
        onClick,
        children: (
          <>
            <span data-icon="">
              <Icon as={item.icon} size={iconSize} />
            </span>
            <span data-label="">{short ? (item.shortLabel ?? item.label) : item.label}</span>
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
