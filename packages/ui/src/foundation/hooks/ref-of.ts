import { version, type ReactElement, type Ref } from 'react';

const isProp = Number.parseInt(version, 10) > 18;

/** The ref an element was given: among its props from React 19 on, apart from them before. */
export const refOf = <T>(element: ReactElement<{ ref?: Ref<T> | undefined }>): Ref<T> | undefined =>
  isProp ? element.props.ref : ((element as unknown as { ref: Ref<T> | null }).ref ?? undefined);
