import { asksSearch } from '../../shared/list/search-key.ts';

/** What only the screen can do; a press of what opens something is kept, and so is what is typed into the search. */
const dead = ':is(button, input, select):not([title][aria-haspopup], [type="search"])';

/** A row opens its card wherever it is pressed, as the row of the screen does. */
function pressRow({ target }: Event): void {
  if (!(target instanceof Element) || target.closest('a, button, input')) return;
  target.closest('tr[data-clickable]')?.querySelector<HTMLElement>('a[href]')?.click();
}

/** Lets a picture be used as far as it can: rows and links open, «/» begins a search that the screen goes on with. */
export function letUse(picture: HTMLElement): void {
  for (const control of picture.querySelectorAll<HTMLElement>(dead)) control.inert = true;
  picture.addEventListener('click', pressRow);
  const search = picture.querySelector<HTMLElement>('input[type="search"]');
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!picture.isConnected) document.removeEventListener('keydown', onKeyDown);
    else if (search && document.activeElement !== search && asksSearch(event)) {
      event.preventDefault();
      search.focus();
    }
  };
  document.addEventListener('keydown', onKeyDown);
}
