import type { BrowserPage, UserEvent } from 'vitest/browser';

/** What a test reaches the page with. */
export interface Person {
  page: BrowserPage;
  user: UserEvent;
}

export const box = (place: ParentNode): HTMLInputElement =>
  place.querySelector<HTMLInputElement>('input:not([type=file]),textarea') as HTMLInputElement;
export const text = (place: ParentNode): string => box(place).value;
export const marked = (place: ParentNode): string[] =>
  [...place.querySelectorAll('input')].filter((one) => one.checked).map((one) => one.value);
export const ticks = (place: ParentNode): boolean[] => [...place.querySelectorAll('input')].map((one) => one.checked);
export const name = (place: ParentNode): string | null | undefined =>
  place.querySelector('button')?.getAttribute('aria-label');
export const content = (place: HTMLElement): string | null | undefined => place.querySelector('button')?.textContent;

export const press =
  (role: 'button' | 'radio' | 'checkbox' | 'switch' | 'tab' | 'treeitem', label: string | RegExp) =>
  async ({ page, user }: Person): Promise<void> =>
    user.click(page.getByRole(role, { name: label, exact: typeof label === 'string' }));
export const type =
  (keys: string) =>
  async ({ page, user }: Person): Promise<void> => {
    await user.clear(page.getByLabelText('Поле', { exact: true }));
    if (keys !== '') await user.type(page.getByLabelText('Поле', { exact: true }), keys);
  };
export const inOrder =
  (...steps: ((person: Person) => Promise<void>)[]) =>
  async (person: Person): Promise<void> => {
    for (const step of steps) await step(person);
  };
export const day =
  (label: RegExp) =>
  async ({ page, user }: Person) =>
    user.click(page.getByRole('gridcell', { name: label }));
