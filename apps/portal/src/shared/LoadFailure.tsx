import type { Problem } from '@pribavka/api';
import { ErrorState } from '@pribavka/ui';
import type { ReactElement } from 'react';

export interface LoadFailureProps {
  /** What did not load: «Не загрузили акции». */
  title: string;
  problem: Problem;
  onRetry: () => void;
  level?: 2 | 3 | undefined;
}

/**
 * What stands where the data would be. What the server says is in it and not in a toast, which on a small screen
 * would lie over «Повторить».
 */
export function LoadFailure({ title, problem, onRetry, level }: LoadFailureProps): ReactElement {
  const said = problem.kind === 'network' ? '' : problem.messages.join(' ');
  return (
    <ErrorState
      title={title}
      description={said === '' ? undefined : said}
      requestId={problem.requestId}
      onRetry={onRetry}
      level={level}
    />
  );
}
