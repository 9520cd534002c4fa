import { useFileUrl } from '@pribavka/api/react';
import { Avatar as Disc } from '@pribavka/ui';
import { lazy, Suspense, type ReactElement } from 'react';
import { styled } from 'styled-components';

import type { User } from '../../../shared/contract.ts';

const PhotoTools = lazy(() => import('./PhotoTools.tsx'));

const Root = styled.div`
  position: relative;
  flex: none;
  & > button {
    position: absolute;
    inset-block-end: -4px;
    inset-inline-end: -8px;
    border-radius: var(--pb-radius-full);
    background: var(--pb-bg-surface);
  }
`;

/** The person's photo or initials, with a button to change it. */
export function Avatar({ user }: { user: User }): ReactElement {
  const photo = useFileUrl(user.avatarUrl ?? undefined);
  return (
    <Root>
      <Disc name={`${user.firstName} ${user.lastName}`} src={photo.url} size={96} />
      <Suspense fallback={null}>
        <PhotoTools user={user} />
      </Suspense>
    </Root>
  );
}
