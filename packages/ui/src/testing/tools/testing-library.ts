import type { Part } from '../part.ts';

/** What is used of Testing Library: `within` and `waitFor` of `@testing-library/dom`, a session of `user-event`. */
export interface TestingLibrary {
  within: (element: HTMLElement) => {
    queryAllByRole: (role: string, options?: { name?: string | RegExp }) => HTMLElement[];
  };
  waitFor: <Result>(work: () => Result | Promise<Result>) => Promise<Result>;
  user: {
    click: (element: Element) => Promise<void>;
    clear: (element: Element) => Promise<void>;
    type: (element: Element, text: string) => Promise<void>;
    selectOptions: (element: Element, value: string) => Promise<void>;
    keyboard: (keys: string) => Promise<void>;
  };
}

/** Keys of a chord, held down one after another: `Shift+PageDown` becomes `{Shift>}{PageDown}{/Shift}`. */
const chordOf = (key: string): string => {
  const held = key.split('+');
  const last = held.pop() ?? '';
  return held.map((each) => `{${each}>}`).join('') + `{${last}}` + held.map((each) => `{/${each}}`).join('');
};

/** An element of this document as drivers take it, for tests in jsdom, in the browser and in `play` of a story. */
export function fromTestingLibrary(element: HTMLElement, { within, waitFor, user }: TestingLibrary): Part {
  const part = (what: string, find: () => HTMLElement[]): Part => {
    const first = (): Promise<HTMLElement> =>
      waitFor(() => {
        const [found] = find();
        if (!found) throw new Error(`Nothing on the page: ${what}`);
        return found;
      });
    return {
      byRole: (role, name) =>
        part(`${what} › ${role}${name === undefined ? '' : ` «${String(name)}»`}`, () =>
          find().flatMap((each) => within(each).queryAllByRole(role, name === undefined ? {} : { name })),
        ),
      bySelector: (selector) =>
        part(`${what} › ${selector}`, () =>
          find().flatMap((each) => [...each.querySelectorAll<HTMLElement>(selector)]),
        ),
      at: (index) => part(`${what} number ${index}`, () => find().slice(index, index + 1)),
      document: () => part('document', () => [element.ownerDocument.documentElement]),
      click: async () => user.click(await first()),
      fill: async (text) => {
        const field = await first();
        await user.clear(field);
        // An empty text types nothing; brackets are keys to `user-event` unless doubled.
        if (text !== '') await user.type(field, text.replaceAll(/[{[]/g, '$&$&'));
      },
      select: async (value) => user.selectOptions(await first(), value),
      press: async (key) => {
        (await first()).focus();
        await user.keyboard(chordOf(key));
      },
      read: async (look, argument) => look(find(), argument),
      retry: (work) => waitFor(work),
    };
  };
  return part(element.tagName.toLowerCase(), () => [element]);
}
