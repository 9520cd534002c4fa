import { lastAccess } from '@pribavka/api';
import { available, type AheadScreen } from '@pribavka/api/start';

/** Addresses of the menu, and who may open them. */
export type MenuLinks = Readonly<Record<string, AheadScreen['availability']>>;

/** Makes the menu of a picture this person's: it was drawn for somebody who may open every screen of it. */
export function makeOwn(picture: HTMLElement, links: MenuLinks): void {
  const access = lastAccess();
  for (const section of picture.querySelectorAll('nav section')) {
    for (const item of section.querySelectorAll('li')) {
      const availability = links[item.querySelector('a')?.getAttribute('href') ?? ''];
      if (!access || !availability || !available(availability, access)) item.remove();
    }
    if (!section.querySelector('li')) section.remove();
  }
  picture.dataset['own'] = '';
}
