import { formatNumber } from '@pribavka/ui/format';

import { type SharedBalance, sharesOf } from '../../screens/dashboard/shares.ts';

/**
 * Puts the sum into the picture of the main page. What is under it is not seen yet, and takes the room it is going to
 * take: no button moves later.
 */
export function putBalance(picture: HTMLElement, data: unknown): void {
  const balance = data as SharedBalance;
  const number = picture.querySelector('[data-part="number"]')?.firstChild;
  if (!number) throw new Error('The picture has no place for the balance');
  number.nodeValue = formatNumber(balance.active);
  const missing = Object.entries(sharesOf(balance)).filter(([, points]) => points <= 0);
  for (const [kind] of missing) {
    for (const part of picture.querySelectorAll(`[data-on='slab'] [data-kind='${kind}']`)) part.remove();
  }
  const legend = picture.querySelector("[data-on='slab']");
  if (!legend?.querySelector('li')) legend?.remove();
}
