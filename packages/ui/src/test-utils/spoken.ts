import type { UiLocale, UiMessages } from '../locales/types.ts';

/** A letter of no language used here: what holds it was said by a component. */
export const mark = 'ø';

/** Masks are measured by their signs, so their letters are left as they are. */
const measured = /^(template|timeTemplate|secondsTemplate)$/;

const longer = (text: string): string =>
  text.replaceAll(/\p{L}+/gu, (word) => word + mark.repeat(Math.ceil(word.length * 0.4)));

type Text = (...given: never[]) => string;

const lengthen = (value: unknown, name = ''): unknown => {
  if (typeof value === 'string') return measured.test(name) ? value : longer(value);
  // What is put into a text is the story's own, but its words grow as well: no line is shorter than in earnest.
  if (typeof value === 'function') return (...given: never[]) => longer((value as Text)(...given));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, lengthen(inner, key)]));
};

/** The language with every word 40 % longer. */
export const pseudo = (locale: UiLocale): UiLocale => ({
  ...locale,
  messages: lengthen(locale.messages) as UiMessages,
});

const spokenAttributes = [
  'aria-label',
  'aria-roledescription',
  'aria-valuetext',
  'title',
  'placeholder',
  'alt',
  'abbr',
];

/** Everything the page says: texts, names, hints, live regions. */
export function textsOf(page: Element): string[] {
  const texts: string[] = [];
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!(node.parentElement instanceof HTMLStyleElement || node.parentElement instanceof HTMLScriptElement)) {
      texts.push(node.nodeValue ?? '');
    }
  }
  for (const element of page.querySelectorAll('*')) {
    for (const name of spokenAttributes) texts.push(element.getAttribute(name) ?? '');
  }
  return texts.map((text) => text.replaceAll('\u00a0', ' ').trim()).filter(Boolean);
}

export const russianOf = (text: string): string[] => text.toLowerCase().match(/[а-яё]+/gu) ?? [];
