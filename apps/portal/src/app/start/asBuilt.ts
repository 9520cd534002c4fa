import { isUntouched } from '../../screens/registration/state.ts';

/** Whether Registration begins as it was prerendered: an application under way does not. */
export const looksAsBuilt = (): boolean => isUntouched(sessionStorage);
