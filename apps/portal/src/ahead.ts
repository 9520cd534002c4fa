import { type AheadPlan, fillPicture, rememberPresses, sendAhead } from '@pribavka/api/start';

import { putBalance } from './app/start/picture.ts';
import { apiUrl } from './app/urls.ts';

/** Put here by the build, from what `ahead-plan.ts` gives. */
declare const __AHEAD_PLAN__: AheadPlan;

rememberPresses();
// Stands in the page itself: the questions leave before any file of the application is here.
const answerTo = sendAhead(__AHEAD_PLAN__, { place: globalThis.location, baseURL: apiUrl() });
fillPicture(answerTo, 'points.get', putBalance);
