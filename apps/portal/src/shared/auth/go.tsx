import {
  createContext,
  use,
  type ComponentPropsWithRef,
  type Context,
  type MouseEvent,
  type ReactElement,
} from 'react';

/** Goes to another screen of the portal, with a word for it if need be. */
export type Go = (to: string, state?: object) => void;

/** By the router where there is one; Login is drawn before it. */
export const GoContext: Context<Go> = createContext<Go>((to) => globalThis.location.assign(to));

export const useGo = (): Go => use(GoContext);

const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

export interface GoLinkProps extends ComponentPropsWithRef<'a'> {
  to: string;
  /** A word for the screen it leads to. */
  state?: object | undefined;
}

/** A link to another screen that works with and without the router. */
export function GoLink({ to, state, children, ...rest }: GoLinkProps): ReactElement {
  const go = useGo();
  return (
    <a
      {...rest}
      href={to}
      onClick={(event) => {
        if (!isPlain(event)) return;
        event.preventDefault();
        go(to, state);
      }}
    >
      {children}
    </a>
  );
}
