import {
  type AheadPlan,
  fillPicture,
  pageRead,
  rememberPresses,
  sendAhead,
  standingPicture,
} from '@pribavka/api/start';

import { fillList } from './app/picture/fill.ts';
import { pictureFits } from './app/picture/fits.ts';
import { letUse } from './app/picture/use.ts';
import { picturedLists } from './app/picture/lists.ts';
import { type MenuLinks, makeOwn } from './app/picture/own.ts';
import { apiUrl, basename } from './app/urls.ts';
import { lastFirstSearch } from './shared/list/views/first-search.ts';

/** Put here by the build, from what `ahead-plan.ts` gives. */
declare const __AHEAD_PLAN__: AheadPlan & { readonly menu: MenuLinks };

// Stands in the page itself: the questions leave before any file of the application is here. A list that opens with a
// view of this person's own asks otherwise.
const answerTo = sendAhead(__AHEAD_PLAN__, {
  place: globalThis.location,
  baseURL: apiUrl(),
  skips: (key) => lastFirstSearch(key) !== '',
});

const list = picturedLists.find(({ path }) => globalThis.location.pathname === basename + path);

async function standForThisPerson(): Promise<void> {
  await pageRead();
  const picture = standingPicture();
  if (!picture) return;
  makeOwn(picture, __AHEAD_PLAN__.menu);
  letUse(picture);
}

if (list && answerTo(list.key) && pictureFits(list)) {
  // Read by the page that has the picture (src/prerender.tsx).
  document.documentElement.dataset['pictured'] = '';
  rememberPresses();
  void standForThisPerson();
  fillPicture(answerTo, list.key, (picture, data) => fillList(picture, data, list));
}
