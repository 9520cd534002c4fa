import { isProblem, isUnpaid, type Problem } from '@pribavka/api';
import { useApi, useInvalidate } from '@pribavka/api/react';
import { Skeleton, useStableCallback } from '@pribavka/ui';
import { useEffect, useState, type ReactElement } from 'react';

import { SectionError } from '../../../shared/SectionError.tsx';
import type { MadeWithdrawal } from './draft.ts';
import { withdrawMessages as messages } from './messages.ts';
import { afterWithdrawal } from './useIntent.ts';

export interface LookStepProps {
  /** Of the request whose answer is not known. */
  idempotencyKey: string;
  onMade: (withdrawal: MadeWithdrawal) => void;
  /** It was made, and has been taken back or refused since. */
  onSpent: () => void;
  onNone: () => void;
}

/**
 * Asks whether the request is made already: after a reload, a closed sheet or a lost answer the form must not look as if
 * nothing had happened.
 */
export function LookStep({ idempotencyKey, onMade, onSpent, onNone }: LookStepProps): ReactElement {
  const api = useApi();
  const invalidate = useInvalidate();
  const [failed, setFailed] = useState<{ problem: Problem | undefined }>();
  const look = useStableCallback(async () => {
    try {
      const body = { size: 1, filters: { idempotencyKey } };
      const { items } = await api.call('withdrawals.list', { body }, { quiet: 'all', fresh: true });
      const made = items[0];
      if (!made) return onNone();
      invalidate(afterWithdrawal);
      return isUnpaid(made.status) ? onSpent() : onMade(made);
    } catch (error) {
      return setFailed({ problem: isProblem(error) ? error : undefined });
    }
  });
  useEffect(() => void look(), [look]);
  if (!failed) return <Skeleton shape="text" rows={6} label={messages.checking} />;
  return (
    <SectionError
      level={3}
      title={messages.checkFailed}
      problem={failed.problem}
      onRetry={() => {
        setFailed(undefined);
        void look();
      }}
    />
  );
}
