import { UiProvider } from '@pribavka/ui';
import { en } from '@pribavka/ui/locales/en';
import type { ReactElement, ReactNode } from 'react';

import { formsEn } from '../locales/en.ts';

/** Both packages in English. */
export const English = ({ children }: { readonly children: ReactNode }): ReactElement => (
  <UiProvider locale={en} messages={formsEn}>
    {children}
  </UiProvider>
);

const heard = ['aria-label', 'aria-description', 'title', 'placeholder', 'alt'];

/** Russian words a person sees or hears in the page; `given` are those a test put there itself. */
export function russianIn(given: readonly string[] = [], root: Element = document.body): string[] {
  const texts = [...root.querySelectorAll('*')].flatMap((element) => [
    ...heard.map((name) => element.getAttribute(name) ?? ''),
    ...[...element.childNodes].map((node) => (node instanceof Text ? node.data : '')),
  ]);
  const own = new Set(given.flatMap((text) => text.match(/\p{Script=Cyrillic}+/gu) ?? []));
  return texts.flatMap((text) => text.match(/\p{Script=Cyrillic}+/gu) ?? []).filter((word) => !own.has(word));
}
