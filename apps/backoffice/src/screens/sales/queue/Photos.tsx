import { useFileUrl } from '@pribavka/api/react';
import { ErrorState, Skeleton } from '@pribavka/ui';
import { PhotoViewer } from '@pribavka/ui/media';
import { type ReactElement, useState } from 'react';
import { styled } from 'styled-components';

import type { Sale } from './decision.ts';
import { queueMessages as messages } from './messages.ts';

const Empty = styled.p`
  display: grid;
  place-content: center;
  min-height: 240px;
  border-radius: var(--pb-radius-md);
  background: var(--pb-bg-sunken);
  color: var(--pb-text-secondary);
`;

/** The receipt as large as the column allows. */
export function Photos({ sale }: { sale: Sale }): ReactElement {
  const [at, setAt] = useState(0);
  const file = sale.files[Math.min(at, sale.files.length - 1)];
  const photo = useFileUrl(file?.id);
  if (!file) return <Empty>{messages.noPhotos}</Empty>;
  if (photo.problem) {
    return <ErrorState title={messages.photoFailed} onRetry={photo.reload} requestId={photo.problem.requestId} />;
  }
  if (!photo.url) return <Skeleton height={480} />;
  return (
    <PhotoViewer
      label={messages.photos}
      photos={sale.files.map((each) => ({
        alt: each.name,
        src: (each.id === file.id && photo.url) || '',
      }))}
      index={at}
      style={{ height: '100%', minHeight: 'min(70vh, 480px)' }}
      onIndexChange={setAt}
    />
  );
}
