import { cloneElement, lazy, Suspense, useState, type ReactElement } from 'react';

// The menu brings the library that places it: no part of the first screen.
const AccountMenu = lazy(async () => ({ default: (await import('./AccountMenu.tsx')).AccountMenu }));

/** The account's block with its menu on the way: a press before it is there opens it when it comes. */
export function LateAccountMenu({ trigger }: { trigger: ReactElement }): ReactElement {
  const [pressed, setPressed] = useState(false);
  return (
    <Suspense
      fallback={cloneElement(trigger as ReactElement<{ onClick: () => void }>, { onClick: () => setPressed(true) })}
    >
      <AccountMenu trigger={trigger} pressed={pressed} />
    </Suspense>
  );
}
