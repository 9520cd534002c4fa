import { useQuery } from '@pribavka/api/react';
import { EmptyState, ErrorState, LinkButton, Skeleton } from '@pribavka/ui';
import { type ReactElement, useState } from 'react';
import { Link, useParams } from 'react-router-dom';

import { promotionsUrl, promotionUrl } from '../urls.ts';
import { wizardMessages as messages } from './messages.ts';
import { PromotionForm } from './PromotionForm.tsx';

function Edit({ id }: { id: string }): ReactElement {
  const query = useQuery('promotions.adminGet', { params: { id } }, { quiet: 'all' });
  const [saved, setSaved] = useState(false);
  const { data, problem, reload } = query;
  if (!data) {
    if (!problem) return <Skeleton label={messages.progress} />;
    return problem.kind === 'not_found' ? (
      <EmptyState
        title={messages.gone.title}
        description={messages.gone.text}
        actions={<LinkButton render={<Link to={promotionsUrl()} />}>{messages.toCard}</LinkButton>}
      />
    ) : (
      <ErrorState onRetry={reload} requestId={problem.requestId} />
    );
  }
  // What is being typed outlives a decision somebody makes meanwhile: the server will say that it is too late.
  if (!saved && !data.allowedActions.includes('edit')) return <Closed id={id} />;
  return (
    <PromotionForm
      query={query}
      onDraft={(promotion) => {
        query.set(promotion);
        setSaved(true);
      }}
    />
  );
}

function Closed({ id }: { id: string }): ReactElement {
  return (
    <EmptyState
      title={messages.closed.title}
      description={messages.closed.text}
      actions={<LinkButton render={<Link to={promotionUrl(id)} />}>{messages.toCard}</LinkButton>}
    />
  );
}

/** A new promotion, or a change of one: a page of its own, with the step in the address. */
export function Component(): ReactElement {
  const { id } = useParams();
  return id === undefined ? <PromotionForm onDraft={() => undefined} /> : <Edit key={id} id={id} />;
}
