import { createElement, type ComponentPropsWithRef, type ReactElement } from 'react';

import { asLink, type LinkElement } from './as-link.ts';

interface DrawnLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** The router's link. */
  readonly render: LinkElement;
}

/** The given link without a look of its own: the place it lies in gives it. */
export function DrawnLink({ render, ...own }: DrawnLinkProps): ReactElement {
  const { as, ...all } = asLink(render, own);
  return createElement(as, all);
}
