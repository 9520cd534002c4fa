import { attributeOf, countOf, indexIn, textOf, type Part } from '../part.ts';
import { fillChoice } from './field-choice.ts';
import { fillSpecial, kindOf, valueOf } from './field-kind.ts';

/** What a field is filled with: a text, a box, several options of a choice of many. */
export type FieldValue = string | boolean | readonly string[];

/** A field of a form: the label, the control and the messages under it. */
export interface FieldDriver {
  /** The whole of it, `[data-field]`. */
  readonly root: () => Promise<Part>;
  /** What is written into, pressed or opened. */
  readonly control: () => Promise<Part>;
  /**
   * Fills the field and leaves it, so that it is validated. A choice takes the label of an option, one of several a list
   * of labels, a period two days with a dash between, a box `true` or `false`, files the name of one to attach. Throws
   * on a value the field cannot have.
   */
  readonly fill: (value: FieldValue) => Promise<void>;
  /** What is in the field: its text, the chosen options one a line, names of files; a box is `true` or empty. */
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

/** The error of a field; that of a field of files has a mark of its own. */
export const errorSelector = '[data-message="error"], [data-field] > [role="group"] > [data-error]';

/** Labels of the fields inside, in their order, without the note that one is optional. */
export const labelsOf = (scope: Part): Promise<string[]> =>
  scope.bySelector('[data-field]').read(
    (fields) =>
      fields.map((field) => {
        // A box has no label but its own sentence; a field of files has a caption.
        const label = ['[data-part="label"] > :first-child', '[data-caption]', 'label > [data-part="text"]']
          .map((selector) => field.querySelector(selector))
          .find((found) => found !== null)
          ?.cloneNode(true);
        if (!(label instanceof Element)) return field.querySelector('input')?.getAttribute('aria-label') ?? '';
        label.querySelector('em, small')?.remove();
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
    if (id !== null) return found.bySelector(`[id="${id}"]`);
    // The button of a field of files stands before its input.
    const inputs = found.bySelector('input, textarea, select');
    return (await countOf(inputs)) > 0 ? inputs : found.bySelector('button');
  };
  const message = async (kind: 'error' | 'warning'): Promise<string> => {
    const shown = (await root()).bySelector(kind === 'error' ? errorSelector : '[data-message="warning"]');
    return (await countOf(shown)) > 0 ? textOf(shown) : '';
  };
  const isChecked = async (): Promise<boolean> =>
    (await control()).read(([element]) => (element as HTMLInputElement | undefined)?.checked === true, undefined);
  const check = async (on = true): Promise<void> => {
    if ((await isChecked()) !== on) await (await control()).click();
  };
  return {
    root,
    control,
    fill: async (value) => {
      const found = await control();
      const kind = await kindOf(found);
      const refuse = (takes: string): never => {
        throw new Error(`The field «${String(label)}» takes ${takes}, not ${JSON.stringify(value)}`);
      };
      if (kind === 'box') {
        const on = value === true || value === 'true';
        if (!on && value !== false && value !== 'false' && value !== '') refuse('true or false');
        await check(on);
      } else if (typeof value === 'boolean') refuse('a text');
      else if (kind === 'choice') await fillChoice(found, value);
      else if (typeof value !== 'string') refuse('one text');
      else if (kind === 'text') await found.fill(value);
      else await fillSpecial(kind, await root(), found, value);
      await found.read(([element]) => (element as HTMLElement | undefined)?.blur(), undefined);
    },
    value: async () => valueOf(await root(), await control()),
    check,
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
