import { isProblem } from '@pribavka/api';

import { adviceOf } from '../advice.ts';
import { scanMessages as messages } from './messages.ts';
import type { ScanRefusal } from './ScanDialog.tsx';

/** Milliseconds a code is looked up: the camera stands still meanwhile, and on a silent line it would for minutes. */
export const LOOKUP_PATIENCE = 6000;

/** A code of no product of the programme. */
export const unknownCode = (code: string): ScanRefusal => ({
  title: messages.unknown(code),
  text: messages.unknownText,
  byHand: true,
});

/** A code that could not be looked up: it may be right, and is tried again while it stays in sight. */
export const lookupFailed = (error: unknown): ScanRefusal => ({
  title: messages.lookupFailed,
  text: adviceOf(isProblem(error) ? error : undefined),
  again: true,
});
