/**
 * What is needed without a signal, one part of the build: fetched when the first screen is up, and kept by the worker.
 * Cut finer, it would draw into the first screens what it shares with them.
 */
export { leaveQueue } from '../screens/sales/outbox/leave.ts';
export { LocalImage } from '../screens/sales/outbox/LocalImage.tsx';
export { forgetPhotos, postponeSale, sendPhotos, storePhoto } from '../screens/sales/outbox/postpone.ts';
export { WaitingDone } from '../screens/sales/outbox/WaitingDone.tsx';
export { WaitingList } from '../screens/sales/outbox/WaitingList.tsx';
export { Host } from './Host.tsx';
export { Notice } from './Notice.tsx';
export { ProfileAway } from './ProfileAway.tsx';
