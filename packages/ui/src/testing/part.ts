/**
 * A place on the page as a driver sees it: looked up each time it is used, so it outlives drawings. It may stand for
 * several elements; what acts takes the first of them and waits for it.
 */
export interface Part {
  /** Those inside with this role and, when given, exactly this accessible name. */
  byRole: (role: string, name?: string | RegExp) => Part;
  /** Those inside by a selector of the CSS contract: `[data-field]`, `[data-message="error"]`. */
  bySelector: (selector: string) => Part;
  /** The one with this number, from 0. */
  at: (index: number) => Part;
  /** The whole document: lists, menus and calendars lie outside of the field that has opened them. */
  document: () => Part;
  /** Presses the first of them. */
  click: () => Promise<void>;
  /** Writes the text into the first of them instead of what is there. */
  fill: (text: string) => Promise<void>;
  /** Chooses the option with this value in the first of them, a native `<select>`. */
  select: (value: string) => Promise<void>;
  /** Presses a key in the first of them: `Enter`, `Shift+PageDown`. */
  press: (key: string) => Promise<void>;
  /**
   * What the elements themselves say now; waits for nothing. The function may be run in a page of its own and sees only
   * its arguments.
   */
  read: <Result, Argument>(
    look: (elements: Element[], argument: Argument) => Result,
    argument: Argument,
  ) => Promise<Result>;
  /** Does the work again and again until it stops throwing, as long as the testing tool is patient. */
  retry: <Result>(work: () => Promise<Result>) => Promise<Result>;
}

/** Text of the first element without leading, trailing and double spaces; no-break ones are like the others. */
export const textOf = (part: Part): Promise<string> =>
  part.read((elements) => (elements[0]?.textContent ?? '').replaceAll(/\s+/g, ' ').trim(), undefined);

/** An attribute of the first element; `null` where there is none. */
export const attributeOf = (part: Part, name: string): Promise<string | null> =>
  part.read((elements, wanted) => elements[0]?.getAttribute(wanted) ?? null, name);

/** How many elements there are now. */
export const countOf = (part: Part): Promise<number> => part.read((elements) => elements.length, undefined);

/** The index in a list, or an error that says what was looked for and what there was; asked until it is found. */
export const indexIn = (
  part: Part,
  what: string,
  wanted: string | RegExp,
  names: () => Promise<string[]>,
): Promise<number> =>
  part.retry(async () => {
    const all = await names();
    const index = all.findIndex((name) => (typeof wanted === 'string' ? name === wanted : wanted.test(name)));
    if (index < 0)
      throw new Error(`No ${what} «${String(wanted)}»; there are: ${all.map((name) => `«${name}»`).join(', ')}`);
    return index;
  });

/** Presses a control and answers what it has opened: another dialog may lie on the page before it. */
export const openedBy = async (control: Part): Promise<Part> => {
  await control.click();
  const id = await control.retry(async () => {
    const found = await attributeOf(control, 'aria-controls');
    if (found === null) throw new Error('The control has opened no panel of its own');
    return found;
  });
  return control.document().bySelector(`[id="${id}"]`);
};
