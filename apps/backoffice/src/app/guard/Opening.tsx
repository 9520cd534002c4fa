import { useEffect } from 'react';

import { appMessages } from '../messages.ts';
import { loader } from '../shell/loader.ts';

/** Stands in for a screen that is being opened and holds the loader of the page. */
export function Opening(): null {
  useEffect(() => loader.hold(appMessages.opening), []);
  return null;
}
