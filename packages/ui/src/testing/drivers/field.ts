import { attributeOf, countOf, indexIn, textOf, type Part } from '../part.ts';

/** A field of a form: the label, the control and the messages under it. */
export interface FieldDriver {
  /** The whole of it, `[data-field]`. */
  readonly root: () => Promise<Part>;
  /** What is written into, pressed or opened. */
  readonly control: () => Promise<Part>;
  /** Writes the text in and leaves the field, so that it is judged. */
  readonly fill: (text: string) => Promise<void>;
  /** Text of the control: what is written in it, or the chosen option. */
  readonly value: () => Promise<string>;
  /** Turns a checkbox or a switch on or off; one that is so already is left alone. */
  readonly check: (on?: boolean) => Promise<void>;
  /** Whether a checkbox or a switch is on. */
  readonly isChecked: () => Promise<boolean>;
  /** Text of the error under the field; empty when there is none. */
  readonly error: () => Promise<string>;
  /** Text of the warning under the field; empty when there is none. */
  readonly warning: () => Promise<string>;
  /** Waits until the field says this error, or none when the text is empty. */
  readonly expectError: (text: string | RegExp) => Promise<void>;
}

/** Labels of the fields inside, in their order, without the note that one is optional. */
export const labelsOf = (scope: Part): Promise<string[]> =>
  scope.bySelector('[data-field]').read(
    (fields) =>
      fields.map((field) => {
        const label = field.querySelector('[data-part="label"] > :first-child')?.cloneNode(true);
        if (!(label instanceof Element)) return '';
        label.querySelector('em')?.remove();
        return (label.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
      }),
    undefined,
  );

/** The field with this label; the note that it is optional is no part of the label. */
export function fieldDriver(scope: Part, label: string | RegExp): FieldDriver {
  const root = async (): Promise<Part> => {
    const index = await indexIn(scope, 'field', label, () => labelsOf(scope));
    return scope.bySelector('[data-field]').at(index);
  };
  const control = async (): Promise<Part> => {
    const found = await root();
    const id = await attributeOf(found.bySelector('[data-part="label"] > label'), 'for');
    return id === null ? found.bySelector('input, textarea, select, button') : found.bySelector(`[id="${id}"]`);
  };
  const message = async (kind: 'error' | 'warning'): Promise<string> => {
    const shown = (await root()).bySelector(`[data-message="${kind}"]`);
    return (await countOf(shown)) > 0 ? textOf(shown) : '';
  };
  const isChecked = async (): Promise<boolean> =>
    (await control()).read(([element]) => (element as HTMLInputElement | undefined)?.checked === true, undefined);
  return {
    root,
    control,
    fill: async (text) => {
      const found = await control();
      await found.fill(text);
      await found.read(([element]) => (element as HTMLElement | undefined)?.blur(), undefined);
    },
    value: async () =>
      (await control()).read(
        ([element]) => (element as HTMLInputElement | undefined)?.value || (element?.textContent ?? '').trim(),
        undefined,
      ),
    check: async (on = true) => {
      if ((await isChecked()) !== on) await (await control()).click();
    },
    isChecked,
    error: () => message('error'),
    warning: () => message('warning'),
    expectError: (text) =>
      scope.retry(async () => {
        const said = await message('error');
        const right = typeof text === 'string' ? said === text : text.test(said);
        if (!right) throw new Error(`The field «${String(label)}» says «${said}», not «${String(text)}»`);
      }),
  };
}
