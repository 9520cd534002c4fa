import type { ComponentPropsWithRef, ReactElement } from 'react';

/** Stands for the link of a router: knows `to` and goes there without loading the page. */
export function RouterLink({ to, onClick, ...rest }: ComponentPropsWithRef<'a'> & { to: string }): ReactElement {
  return (
    <a
      {...rest}
      href={to}
      data-router=""
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || event.metaKey || event.ctrlKey) return;
        event.preventDefault();
        location.hash = to;
      }}
    >
      {rest.children}
    </a>
  );
}
