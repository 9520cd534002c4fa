/** The queue of sales, one part of the build: it is fetched when the first screen is up, or when a sale needs it. */
export { forgetPhotos, postponeSale, storePhoto, sendPhotos } from './postpone.ts';
export { leaveQueue } from './leave.ts';
export { LocalImage } from './LocalImage.tsx';
export { Runner } from './Runner.tsx';
export { WaitingDone } from './WaitingDone.tsx';
export { WaitingList } from './WaitingList.tsx';
