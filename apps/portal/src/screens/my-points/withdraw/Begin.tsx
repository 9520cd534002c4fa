import { useQuery } from '@pribavka/api/react';
import { Skeleton } from '@pribavka/ui';
import type { ReactElement } from 'react';

import { SectionError } from '../../../shared/SectionError.tsx';
import { AmountStep, type AmountStepProps } from './AmountStep.tsx';
import { Blockers } from './Blockers.tsx';
import { reasonBlockers } from './blockers.ts';
import { withdrawMessages as messages } from './messages.ts';

export interface BeginProps extends Pick<AmountStepProps, 'foot' | 'draft' | 'onNext'> {
  onLeave: () => void;
}

/** What is in the way of any withdrawal, or the sum. */
export function Begin({ foot, draft, onNext, onLeave }: BeginProps): ReactElement {
  const terms = useQuery('withdrawals.quote', { body: { points: 0 } });
  const cards = useQuery('cards.list');
  const blockers = terms.data ? reasonBlockers(terms.data) : [];
  if (blockers.length > 0) return <Blockers blockers={blockers} onLeave={onLeave} />;
  if (terms.data && cards.data)
    return <AmountStep foot={foot} terms={terms.data} cards={cards.data} draft={draft} onNext={onNext} />;
  const failed = [terms, cards].filter(({ data, problem }) => !data && problem);
  if (failed.length === 0) return <Skeleton shape="text" rows={6} label={messages.loading} />;
  return (
    <SectionError
      level={3}
      title={messages.quoteFailed}
      problem={failed[0]?.problem}
      onRetry={() => {
        for (const { reload } of failed) void reload();
      }}
    />
  );
}
