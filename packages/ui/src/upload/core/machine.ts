import type { UploadStatus } from './types.ts';

/** What happens to a file. */
export type UploadEvent = 'start' | 'succeed' | 'fail' | 'cancel';

const table: Readonly<Record<UploadStatus, Partial<Record<UploadEvent, UploadStatus>>>> = {
  ready: { start: 'uploading', fail: 'fail', cancel: 'cancelled' },
  uploading: { succeed: 'success', fail: 'fail', cancel: 'cancelled' },
  success: {},
  fail: { start: 'uploading' },
  cancelled: { start: 'uploading' },
};

/** Next state, or undefined when the event has no meaning there (a late answer after a cancel). */
export const nextStatus = (status: UploadStatus, event: UploadEvent): UploadStatus | undefined => table[status][event];
