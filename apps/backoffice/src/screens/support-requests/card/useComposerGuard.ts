import { useFormValue, useUnsavedChanges } from '@pribavka/forms';
import { useEffect } from 'react';

/**
 * The text is kept as a draft wherever the person goes in the app; only closing the tab would lose it. Files cannot be
 * kept, so leaving them behind is asked about.
 */
export function useComposerGuard(): { readonly typed: boolean; readonly files: boolean } {
  const typed = (useFormValue<string>('text') ?? '').trim() !== '';
  const files = (useFormValue<readonly unknown[]>('files') ?? []).length > 0;
  useUnsavedChanges(files);
  useEffect(() => {
    if (!typed) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [typed]);
  return { typed, files };
}
