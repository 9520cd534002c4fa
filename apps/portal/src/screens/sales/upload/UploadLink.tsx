import { useInvalidate, useQuery } from '@pribavka/api/react';
import { LinkButton, type LinkButtonProps } from '@pribavka/ui';
import { useEffect, useState, type ReactElement } from 'react';
import { Link } from 'react-router-dom';

import { uploadLinkMessages as messages } from './link-messages.ts';

/** Milliseconds between looks at a list that is being sent. */
const interval = 3000;

export interface UploadLinkProps extends Pick<LinkButtonProps, 'variant'> {
  to: string;
  enabled: boolean;
}

/** «Загрузить списком», or how far the list under way has come. */
export function UploadLink({ to, enabled, variant }: UploadLinkProps): ReactElement {
  const invalidate = useInvalidate();
  const [sending, setSending] = useState(false);
  const { data } = useQuery(
    'saleLists.current',
    { query: { brief: 'true' } },
    { enabled, quiet: 'all', refreshInterval: sending ? interval : 0 },
  );
  const isSending = data?.state === 'sending';
  if (isSending !== sending) setSending(isSending);
  useEffect(() => {
    if (sending) return () => invalidate(['sales.*', 'points.*']);
    return undefined;
  }, [invalidate, sending]);
  return (
    <LinkButton
      variant={variant}
      style={{ flex: 'none', whiteSpace: 'nowrap' }}
      render={<Link to={to} preventScrollReset />}
    >
      {data ? messages.underWay[data.state] : messages.open}
    </LinkButton>
  );
}
