import type { Output } from '@pribavka/api';
import { formatNumber } from '@pribavka/ui';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';

import { Roles } from './Frame.tsx';
import { rolesMessages as messages } from './messages.ts';
import { roleUrl } from './urls.ts';

export type Role = Output<'roles.list'>['items'][number];

/** On a phone the list is scrolled apart: the opened role must be in its view. */
function show(link: HTMLAnchorElement | null): void {
  const list = link?.closest('ul');
  if (link && list) list.scrollTop = link.offsetTop - list.offsetTop;
}

/** Every role with its people; system ones first, as they come with the programme. */
export function RoleList({ roles, current }: { roles: readonly Role[]; current: string | undefined }): ReactElement {
  return (
    <Roles aria-label={messages.roles}>
      <ul>
        {roles.map(({ code, name, isSystem, usersCount }) => (
          <li key={code}>
            <Link
              ref={code === current ? show : undefined}
              to={roleUrl(code)}
              aria-current={code === current ? 'page' : undefined}
            >
              <span>{name}</span>
              <span>{formatNumber(usersCount)}</span>
              <small>{isSystem ? `${code} · ${messages.system}` : code}</small>
            </Link>
          </li>
        ))}
      </ul>
    </Roles>
  );
}
