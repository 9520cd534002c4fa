import { Fragment, type ReactNode } from 'react';

/** The buttons that are there; undefined when none is, so that no empty foot is drawn. */
export function present(...nodes: ReactNode[]): ReactNode {
  const shown = nodes.filter((node) => node !== undefined && node !== null && node !== false && node !== '');
  return shown.length === 0 ? undefined : shown.map((node, index) => <Fragment key={index}>{node}</Fragment>);
}
