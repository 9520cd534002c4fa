import type { QueryKey } from '@pribavka/api';
import type { QueryState } from '@pribavka/api/react';
import { Button, ErrorState, Skeleton, Stack } from '@pribavka/ui';
import type { ReactElement, ReactNode } from 'react';

export interface TabFrameProps {
  label: string;
  query: Pick<QueryState<QueryKey>, 'problem' | 'loading' | 'reload' | 'data'>;
  add?: { readonly label: string; readonly onAdd: () => void } | undefined;
  children: ReactNode;
}

/** First load, failure and the button of a new record around a tab. */
export function TabFrame({ label, query, add, children }: TabFrameProps): ReactElement {
  if (query.problem && query.data === undefined) {
    return <ErrorState onRetry={query.reload} requestId={query.problem.requestId} />;
  }
  if (query.data === undefined) return <Skeleton label={label} />;
  return (
    <Stack gap={16}>
      {add && (
        <div>
          <Button variant="primary" onClick={add.onAdd}>
            {add.label}
          </Button>
        </div>
      )}
      {children}
    </Stack>
  );
}
