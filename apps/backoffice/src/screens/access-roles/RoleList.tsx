import type { Output } from '@pribavka/api';
import { formatNumber } from '@pribavka/ui';
import { type ReactElement, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';

import { Roles } from './Frame.tsx';
import { rolesMessages as messages } from './messages.ts';
import { roleUrl } from './urls.ts';

export type Role = Output<'roles.list'>['items'][number];

/** Every role with its people; system ones first, as they come with the programme. */
export function RoleList({ roles, current }: { roles: readonly Role[]; current: string | undefined }): ReactElement {
  const list = useRef<HTMLUListElement>(null);
  // On a phone the list is scrolled apart: the opened role must be in its view.
  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (link && list.current) list.current.scrollTop = link.offsetTop - list.current.offsetTop;
  }, [current, roles.length]);
  return (
    <Roles aria-label={messages.roles}>
      <ul ref={list}>
        {roles.map(({ code, name, isSystem, usersCount }) => (
          <li key={code}>
            <Link to={roleUrl(code)} aria-current={code === current ? 'page' : undefined}>
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
