import { reloadOnChunkError } from '@pribavka/api/start';
import { Component, type ErrorInfo, type ReactNode } from 'react';

import { reporter } from '../report.ts';
import { ServerError } from './ServerError.tsx';

interface State {
  failed: boolean;
}

/** What is around the screens can fail too: the page is never blank, and the failure is reported. */
export class AppBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    reporter.report(error, { extra: { componentStack } });
    void reloadOnChunkError(error);
  }

  override render(): ReactNode {
    return this.state.failed ? <ServerError /> : this.props.children;
  }
}
