import type { CSSProperties, MouseEvent, MouseEventHandler, ReactElement, ReactNode, Ref } from 'react';

import { attachRef } from '../hooks/useMergedRefs.ts';

/** What a link may bring of its own; the rest, `to` or `replace`, is between the element and its router. */
export interface LinkElementProps {
  /** Stands before the class names of the component. */
  readonly className?: string | undefined;
  /** Stays unless the component has a style of its own. */
  readonly style?: CSSProperties | undefined;
  /** Gives way to what the component shows. */
  readonly children?: ReactNode;
  /** Called before what the component does with a press. */
  readonly onClick?: MouseEventHandler<HTMLElement> | undefined;
  /** The element, next to the ref of the component. */
  readonly ref?: Ref<HTMLElement> | undefined;
}

/** The router's own link, without content: `<Link to="/sales" />`. */
export type LinkElement = ReactElement<LinkElementProps>;

/** What a component adds to the link it is given. */
export interface OwnLinkProps {
  /** Class names of the component. */
  readonly className?: string | undefined;
  /** What the component does with a press. */
  readonly onClick?: MouseEventHandler<HTMLElement> | undefined;
  /** The ref of the component. */
  readonly ref?: Ref<HTMLElement> | undefined;
}

type OwnRef = Ref<HTMLElement> | undefined;

function bothRefs(first: OwnRef, second: OwnRef): OwnRef {
  if (!first || !second) return second ?? first;
  return (node) => {
    if (node === null) return undefined;
    const detach = [attachRef(first, node), attachRef(second, node)];
    return () => detach.forEach((one) => one());
  };
}

/**
 * Properties that draw a styled element as the given link: `<Row {...asLink(render, { role: 'menuitem' })}>`. What the
 * component adds stands over what the link brings; class names, refs and presses are of both, that of the link first.
 */
export function asLink<Own extends OwnLinkProps>(link: LinkElement, own: Own): Own & { as: 'a' } {
  const { children: _given, onClick, className, ref, ...others } = link.props;
  const press = own.onClick;
  return {
    ...others,
    ...own,
    as: link.type as 'a',
    className: className === undefined ? own.className : `${className} ${own.className ?? ''}`.trimEnd(),
    ref: bothRefs(ref, own.ref),
    onClick: onClick
      ? (event: MouseEvent<HTMLElement>) => {
          onClick(event);
          press?.(event);
        }
      : press,
  };
}
