import { frames } from './page-checks.ts';
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

/** Texts of a package with every word 40 % longer. */
export const longerTexts = <Texts extends object>(texts: Texts): Texts => lengthen(texts) as Texts;

/** The language with every word 40 % longer. */
export const pseudo = (locale: UiLocale): UiLocale => ({
  ...locale,
  messages: longerTexts<UiMessages>(locale.messages),
});

const spokenAttributes = [
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'title',
  'placeholder',
  'alt',
  'abbr',
];

/** Where live regions stand: what they say outlives the story that said it. */
const announcer = '[data-pb-root="announcer"]';

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

/** Russian words the page says besides those its test or story put there. */
export function russianBesides(own: readonly string[] = [], page: Element = document.body): string[] {
  const known = new Set(own.flatMap(russianOf));
  return textsOf(page)
    .flatMap(russianOf)
    .filter((word) => !known.has(word));
}

/** Everything of the page but what is being announced. */
export const textsBesidesAnnounced = (page: Element): string[] =>
  [...page.children].filter((part) => !part.matches(announcer)).flatMap(textsOf);

/** Gathers what live regions say from now on, until the function returned is called: it gives all of it. */
export function listenToAnnouncements(): () => readonly string[] {
  const heard = new Set<string>();
  const take = (): void => {
    for (const region of document.querySelectorAll(announcer)) for (const text of textsOf(region)) heard.add(text);
  };
  const observer = new MutationObserver(take);
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  return () => {
    take();
    observer.disconnect();
    return [...heard];
  };
}

/** Places whose words must be whole. */
const whole = 'button, [role="tab"], [role="option"], th, h1, h2, h3, h4, label, legend, summary';

/** Words of components that their place cuts off. */
const cutIn = (place: Element): string[] =>
  [...place.querySelectorAll<HTMLElement>(whole)]
    .filter((element) => element.textContent.includes(mark) && element.checkVisibility())
    .filter((element) => element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1)
    .map((element) => `${element.tagName.toLowerCase()} «${element.textContent.slice(0, 60)}»`);

/** Words that are cut off still when every element has its place and its face. */
export async function lastingCuts(place: Element): Promise<string[]> {
  await document.fonts.ready;
  for (let attempt = 0; attempt < 20; attempt += 1) {
    await frames(2);
    if (cutIn(place).length === 0) return [];
    await new Promise((done) => setTimeout(done, 100));
  }
  return cutIn(place);
}
