import { openAnewFor } from '@pribavka/api/start';
import { Component, type ErrorInfo, type ReactNode } from 'react';

import { reporter } from '../report.ts';
import { ServerError } from './lazy.tsx';

interface Props {
  /** A new screen starts without the error of the last one. */
  place: string;
  children: ReactNode;
}

interface State {
  failed: boolean;
  place: string;
}

/** Keeps the fall of one screen from taking the portal with it. */
export class ScreenBoundary extends Component<Props, State> {
  override state: State = { failed: false, place: this.props.place };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  static getDerivedStateFromProps(props: Props, state: State): Partial<State> | null {
    return props.place === state.place ? null : { failed: false, place: props.place };
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo): void {
    reporter.report(error, { extra: { componentStack: componentStack ?? '' } });
    void openAnewFor(error);
  }

  override render(): ReactNode {
    return this.state.failed ? <ServerError /> : this.props.children;
  }
}
