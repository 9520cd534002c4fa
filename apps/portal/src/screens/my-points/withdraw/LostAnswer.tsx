import { isProblem, type Problem } from '@pribavka/api';
import { useApi, useInvalidate } from '@pribavka/api/react';
import { Skeleton, useStableCallback } from '@pribavka/ui';
import { useEffect, useState, type ReactElement, type ReactNode } from 'react';

import { SectionError } from '../../../shared/SectionError.tsx';
import { withdrawMessages as messages } from './messages.ts';
import { requestOf, type MadeWithdrawal, type Stage } from './stage.ts';

export interface LostAnswerProps {
  stage: Extract<Stage, { kind: 'confirm' }>;
  onMade: (withdrawal: MadeWithdrawal) => void;
  /** What confirms the request that is not made yet. */
  children: ReactNode;
}

/**
 * Looks whether a sum that was left at its code, by a reload or a closed sheet, is asked for already: its code is spent
 * then, and one more would be a second payout.
 */
export function LostAnswer({ stage, onMade, children }: LostAnswerProps): ReactNode {
  const [isLeft] = useState(stage.sent === undefined && stage.codeMadeAt !== undefined);
  return isLeft ? (
    <Look stage={stage} onMade={onMade}>
      {children}
    </Look>
  ) : (
    children
  );
}

function Look({ stage, onMade, children }: LostAnswerProps): ReactElement {
  const api = useApi();
  const invalidate = useInvalidate();
  const [state, setState] = useState<'asking' | 'none' | { failed: Problem | undefined }>('asking');
  const look = useStableCallback(async () => {
    try {
      const sort = [{ field: 'requestedAt', direction: 'desc' } as const];
      const { items } = await api.call('withdrawals.list', { body: { size: 10, sort } }, { quiet: 'all' });
      const made = requestOf(items, stage.draft, stage.codeMadeAt ?? 0);
      if (!made) return setState('none');
      invalidate(['withdrawals.*', 'points.*', 'operations.*']);
      return onMade(made);
    } catch (error) {
      return setState({ failed: isProblem(error) ? error : undefined });
    }
  });
  // oxlint-disable-next-line react/set-state-in-effect -- the states change when the answer is there
  useEffect(() => void look(), [look]);
  if (state === 'none') return <>{children}</>;
  if (state === 'asking') return <Skeleton shape="text" rows={6} label={messages.checking} />;
  return (
    <SectionError
      level={3}
      title={messages.checkFailed}
      problem={state.failed}
      onRetry={() => {
        setState('asking');
        void look();
      }}
    />
  );
}
