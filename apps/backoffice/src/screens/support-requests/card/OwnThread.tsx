import { Banner, LinkButton, Stack } from '@pribavka/ui';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';

import { ownRequestUrl } from '../urls.ts';
import { AuthorThread } from './AuthorThread.tsx';
import { cardMessages as messages } from './messages.ts';
import type { RequestCard } from './types.ts';

/** A request the reader has written himself, met in the queue: he writes on among his own. */
export function OwnThread({ request }: { request: RequestCard }): ReactElement {
  return (
    <Stack gap={16}>
      <Banner
        tone="info"
        title={messages.own}
        actions={<LinkButton render={<Link to={ownRequestUrl(request.id)} />}>{messages.openOwn}</LinkButton>}
      />
      <AuthorThread request={request} />
    </Stack>
  );
}
