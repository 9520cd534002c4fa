import { toastStore, type ToasterProps } from '@pribavka/ui/toast';
import { type ComponentType, type ReactElement, useEffect, useState } from 'react';

/** Draws toasts. The first screen says nothing, so how they look is fetched after it. */
export function Toasts(props: ToasterProps): ReactElement | null {
  const [Toaster, setToaster] = useState<ComponentType<ToasterProps>>();
  useEffect(() => {
    if (Toaster) return undefined;
    // Nobody sees a message yet: its time begins when `Toaster` is here and finds the page visible.
    toastStore.pause('hidden');
    const load = (): void =>
      void import('./toaster.ts').then(
        (loaded) => setToaster(() => loaded.Toaster),
        // It is asked for again with the next message.
        () => undefined,
      );
    load();
    return toastStore.subscribe(load);
  }, [Toaster]);
  return Toaster ? <Toaster {...props} /> : null;
}
