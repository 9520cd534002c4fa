import { isProblem } from '@pribavka/api';

import { adviceOf } from '../advice.ts';
import { scanMessages as messages } from './messages.ts';
import type { ScanRefusal } from './ScanDialog.tsx';

/** A code that could not be looked up: it may be right, and is tried again while it stays in sight. */
export const lookupFailed = (error: unknown): ScanRefusal => ({
  title: messages.lookupFailed,
  text: adviceOf(isProblem(error) ? error : undefined),
  again: true,
});
