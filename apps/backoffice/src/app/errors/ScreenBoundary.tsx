import { isProblem } from '@pribavka/api';
import { openAnewFor } from '@pribavka/api/start';
import { ErrorState } from '@pribavka/ui';
import { Component, type ErrorInfo, type ReactNode } from 'react';

import { reporter } from '../report.ts';
import { appWords } from '../words.ts';

interface State {
  error: unknown;
}

/** A screen that falls takes nothing else with it; the fall is reported and can be retried. */
export class ScreenBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: undefined };

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    reporter.report(error, { extra: { componentStack: info.componentStack } });
    void openAnewFor(error);
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return (
      <ErrorState
        title={appWords.serverError.title}
        requestId={isProblem(error) ? error.requestId : undefined}
        // The page opens anew: what the screen fell over is still in the cache.
        onRetry={() => globalThis.location.reload()}
      />
    );
  }
}
