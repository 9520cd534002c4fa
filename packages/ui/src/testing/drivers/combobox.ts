import { attributeOf, indexIn, textOf, type Part } from '../part.ts';

/** An option of an open list. */
export interface OptionState {
  /** Text of the option. */
  readonly label: string;
  /** Whether it is chosen. */
  readonly selected: boolean;
  /** It cannot be chosen; its second line says why. */
  readonly disabled: boolean;
}

/** `Combobox`, `Select` and their fields: what opens a list of options. */
export interface ComboboxDriver {
  /** Opens the list; one that is open stays so. */
  readonly open: () => Promise<void>;
  /** Writes what to search for. */
  readonly search: (text: string) => Promise<void>;
  /** Options of the open list as they are now. */
  readonly options: () => Promise<readonly OptionState[]>;
  /** Opens the list and takes the option with this label, waiting for it to come. */
  readonly choose: (label: string | RegExp) => Promise<void>;
  /** What is chosen: one text, or the tags of several. */
  readonly chosen: () => Promise<readonly string[]>;
}

const readOptions = (elements: Element[]): OptionState[] =>
  elements.map((option) => {
    const line = option.querySelector('span')?.cloneNode(true);
    if (line instanceof Element) line.querySelector('small')?.remove();
    return {
      label: ((line ?? option).textContent ?? '').replaceAll(/\s+/g, ' ').trim(),
      selected: option.getAttribute('aria-selected') === 'true',
      disabled: option.getAttribute('aria-disabled') === 'true',
    };
  });

/** The box with this accessible name: the label of its field, or its own. */
export const comboboxDriver = (scope: Part, name: string | RegExp): ComboboxDriver =>
  comboboxOf(scope.byRole('combobox', name));

/** The same for an element that has been found. */
export function comboboxOf(control: Part): ComboboxDriver {
  const list = async (): Promise<Part> => {
    const id = await attributeOf(control, 'aria-controls');
    return control.document().bySelector(`[id="${id ?? ''}"] [role="option"], [id="${id ?? ''}"][role="option"]`);
  };
  const open = async (): Promise<void> => {
    if ((await attributeOf(control, 'aria-expanded')) !== 'true') await control.click();
  };
  const options = async (): Promise<OptionState[]> => (await list()).read(readOptions, undefined);
  return {
    open,
    search: (text) => control.fill(text),
    options,
    choose: async (label) => {
      await open();
      const index = await indexIn(control, 'option', label, async () => (await options()).map((each) => each.label));
      await (await list()).at(index).click();
    },
    chosen: async () => {
      const tags = await control.read(
        ([element]) =>
          [...(element?.closest('[data-control]')?.querySelectorAll('[data-tone] > span:first-child') ?? [])].map(
            (tag) => (tag.textContent ?? '').replaceAll(/\s+/g, ' ').trim(),
          ),
        undefined,
      );
      if (tags.length > 0) return tags;
      const own = await control.read(
        ([element]) =>
          element instanceof HTMLInputElement
            ? element.value
            : element?.querySelector('[data-placeholder]')
              ? ''
              : undefined,
        undefined,
      );
      const text = own ?? (await textOf(control));
      return text === '' ? [] : [text];
    },
  };
}
