// A part of its own: nothing of the first screen waits for it.
export { restoreReloadPlace } from '@pribavka/api/start';
