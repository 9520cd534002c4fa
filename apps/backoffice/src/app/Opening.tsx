import { useEffect } from 'react';

import { loader } from './loader.ts';
import { appWords } from './words.ts';

/** Stands in the place of a screen that is on its way and holds the global loader. */
export function Opening({ label = appWords.opening }: { label?: string | undefined }): null {
  useEffect(() => loader.hold(label), [label]);
  return null;
}
