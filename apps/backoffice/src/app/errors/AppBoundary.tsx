import { isProblem } from '@pribavka/api';
import { reloadOnChunkError } from '@pribavka/api/start';
import { ErrorState } from '@pribavka/ui';
import { Component, type ErrorInfo, type ReactNode } from 'react';

import { reporter } from '../report.ts';
import { appMessages } from '../messages.ts';

interface State {
  error: unknown;
}

/** What stands around the screens can fail too: the page is never blank, and the failure is reported. */
export class AppBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: undefined };

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    reporter.report(error, { extra: { componentStack: info.componentStack } });
    void reloadOnChunkError(error);
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return (
      <ErrorState
        title={appMessages.serverError.title}
        requestId={isProblem(error) ? error.requestId : undefined}
        // The page is loaded again: what it failed over is still in the cache.
        onRetry={() => globalThis.location.reload()}
      />
    );
  }
}
